import type { ViewedFile } from '@atrium/ui';

/** A picture in words, so that the example needs no server. */
function picture(id: string, name: string, colour: string): ViewedFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${colour}"/><circle cx="80" cy="50" r="30" fill="#fff"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id, name, type: 'image/svg+xml', url, download: url };
}

export const FILES: readonly ViewedFile[] = [
  picture('front', 'shop-front.svg', '#3451d1'),
  picture('back', 'stock-room.svg', '#1a7f4b'),
  { id: 'plan', name: 'floor-plan.dwg', type: 'image-vnd/dwg', url: '#', download: '#' },
];
