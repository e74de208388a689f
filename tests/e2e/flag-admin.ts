/** The admin of the flag service under test; its server is started with this password. */
export const firstAdmin = { name: 'admin', password: 'a seat in the front row' }
