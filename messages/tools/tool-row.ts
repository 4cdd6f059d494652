/** Names the row of links to the tools on other pages. */
export const TOOL_ROW = 'Strumenti utili';
