/** Persisted key: the chosen theme; absent for the system's. */
export const THEME_STORE = 'theme'
