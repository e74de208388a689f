/** The first person of the product under test; its server is started with this password. */
export const staffAdmin = { address: 'admin@localhost', password: 'a seat in the front row' }
