const LONGEST = 60;
/** The end of an id is random, so that two openings with one title have two addresses. */
const TAIL = 6;

/** The address of an opening on the careers page, of a title in any script. */
export function slugOf(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'job'}-${id.replaceAll('-', '').slice(-TAIL)}`;
}
