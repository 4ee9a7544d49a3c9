/** The project that members of the console sign in to. No page can use it but the console. */
export const consoleProjectId = 'console'
