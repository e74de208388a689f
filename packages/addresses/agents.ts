/** Where assistants ask a site for its programme. */
export const AGENTS = '/mcp'
