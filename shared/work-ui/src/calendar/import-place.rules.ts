/** The value of `import` in the address of the calendar while a file is still to be chosen. */
export const NEW_IMPORT = 'new';
