/** A part of a remote: a page by its route's path, or a widget by its slot entry's id. */
export interface RemotePart {
  kind: 'page' | 'widget';
  name: string;
}
