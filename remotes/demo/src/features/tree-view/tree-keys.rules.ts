import type { TreeLine } from './tree.rules.js';

/** The effect of a key in the tree: the line that gets the focus, or folders to open or close. */
export type TreeMove = { to: number } | { open: string[] } | { close: string[] } | { check: true } | null;

const letter = /^\p{L}$|^\p{N}$/u;

/** The next line that begins with the letter, wrapping at the end. */
function findByLetter(lines: readonly TreeLine[], at: number, key: string): number {
  const order = [...lines.keys()].map((step) => (at + 1 + step) % lines.length);
  const wanted = key.toLowerCase();
  return order.find((index) => lines[index]?.node.name.toLowerCase().startsWith(wanted)) ?? at;
}

function forward(lines: readonly TreeLine[], at: number): TreeMove {
  const line = lines[at];
  if (line?.open == null) return null;
  if (!line.open) return { open: [line.node.id] };
  return (line.node.children?.length ?? 0) > 0 ? { to: at + 1 } : null;
}

function back(lines: readonly TreeLine[], at: number): TreeMove {
  const line = lines[at];
  if (!line) return null;
  if (line.open) return { close: [line.node.id] };
  const parent = lines.findIndex(({ node }) => node.id === line.parent);
  return parent >= 0 ? { to: parent } : null;
}

const openSiblings = (lines: readonly TreeLine[], at: number): TreeMove => ({
  open: lines
    .filter(({ parent, open }) => parent === lines[at]?.parent && open === false)
    .map(({ node }) => node.id),
});

/**
 * The keys of WAI-ARIA's tree pattern. `ArrowRight` means the arrow in reading direction.
 * @param at index of the focused line
 */
export function readTreeKey(lines: readonly TreeLine[], at: number, key: string): TreeMove {
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, lines.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: lines.length - 1 };
    case 'ArrowRight':
      return forward(lines, at);
    case 'ArrowLeft':
      return back(lines, at);
    case ' ':
      return { check: true };
    case 'Enter':
      return lines[at]?.open === null ? { check: true } : toggle(lines, at);
    case '*':
      return openSiblings(lines, at);
    default:
      return letter.test(key) ? { to: findByLetter(lines, at, key) } : null;
  }
}

function toggle(lines: readonly TreeLine[], at: number): TreeMove {
  const line = lines[at];
  if (!line) return null;
  return line.open ? { close: [line.node.id] } : { open: [line.node.id] };
}
