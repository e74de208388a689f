declare global {
  var _payload_clientSchemaMap: unknown
}

/**
 * Payload caches the labels of fields in the language of the first reader, so that the comparison of
 * versions was German in a French admin. Disables that cache; call it before the admin is loaded.
 */
export function disableFieldNameCache(): void {
  globalThis._payload_clientSchemaMap = { get: () => undefined, set: () => undefined }
}
