declare global {
  var _payload_clientSchemaMap: unknown
}

/**
 * Payload keeps the names of a collection's fields for all as whoever asked first read them, so that the comparison of versions was German in a
 * French admin. Where nothing is kept they are made for each request, in its language. To be called before anything of the admin is loaded.
 */
export function keepNoFieldNames(): void {
  globalThis._payload_clientSchemaMap = { get: () => undefined, set: () => undefined }
}
