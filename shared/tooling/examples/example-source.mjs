/** Files whose source text a page shows beside what they draw. */
export const exampleFiles = /\.example\.tsx$/;

/**
 * Adds an example's own text as the export `source`, so that the shown code is the running code.
 * @param {string} text
 */
export const withSource = (text) => `${text}\nexport const source = ${JSON.stringify(text)};\n`;
