/**
 * Set by app.config.ts: true under `npm run dev` and `npm run start:inspect`, false in
 * what `npm start` serves.
 */
declare const __INSPECT__: boolean
