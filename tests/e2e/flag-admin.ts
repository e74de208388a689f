/** Who may sign in to the flag service of the tests' server, which is started with this password. */
export const firstAdmin = { name: 'admin', password: 'a seat in the front row' }
