import type { ReferencePlace } from './reference-place.js';

/** A way to write a reference. How it is decoded is up to the server. */
export type Encoding = (value: string, place: ReferencePlace) => unknown;

const escapeAll = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const isInAddress = (place: ReferencePlace): boolean => place.in === 'path' || place.in === 'query';

export const PLAIN: Encoding = (value, place) => (isInAddress(place) ? encodeURIComponent(value) : value);

export const DISGUISES: Record<string, Encoding> = {
  upper: (value, place) => PLAIN(value.toUpperCase(), place),
  escaped: (value, place) => (isInAddress(place) ? escapeAll(value) : [value]),
  bare: (value, place) => PLAIN(value.replaceAll('-', ''), place),
  braces: (value, place) => (place.in === 'body' ? { id: value } : PLAIN(`{${value}}`, place)),
  spaced: (value, place) => PLAIN(` ${value} `, place),
  urn: (value, place) => PLAIN(`urn:uuid:${value}`, place),
  quoted: (value, place) => PLAIN(`${value}' or '1'='1`, place),
};
