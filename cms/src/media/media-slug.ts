export const MEDIA = 'media'
