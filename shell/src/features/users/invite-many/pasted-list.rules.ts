const DELIMITERS = ['\t', ';', ','] as const;
const HEADINGS = ['Name', 'E-mail', 'Role', 'Department'];

/**
 * What was pasted, as a file with headings: where the first line has an e-mail, the columns are taken to be name,
 * e-mail, role and department.
 */
export function withHeadings(text: string): string {
  const pasted = text.trim();
  const first = pasted.split('\n', 1)[0] ?? '';
  if (!first.includes('@')) return pasted;
  const delimiter = DELIMITERS.find((each) => first.includes(each)) ?? ',';
  return `${HEADINGS.join(delimiter)}\n${pasted}`;
}
