/** The files whose text a page shows beside what they draw. */
export const exampleFiles = /\.example\.tsx$/;

/**
 * An example with its own text as the export `source`: what is shown is what runs, as both come out of one file.
 * @param {string} text
 */
export const withSource = (text) => `${text}\nexport const source = ${JSON.stringify(text)};\n`;
