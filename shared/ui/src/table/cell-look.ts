import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { DataColumn } from './data-table.types.js';

const cardPlace = { name: 'o1', state: 'o2', text: 'o3', note: 'o4' } as const;

type Look = Pick<DataColumn<never>, 'align' | 'weight' | 'card' | 'headed' | 'wide'>;

export function headClass({ align, wide }: Look): string {
  return classNames(align === 'end' && 'r', wide && 'at-lg');
}

export function cellClass({ align, weight, card, wide }: Look): string {
  return classNames(
    align === 'end' && 'r',
    weight === 'name' && 'p',
    weight === 'figure' && 'b',
    wide && 'at-lg',
    card ? cardPlace[card] : 'hide',
  );
}

/** As the formats write it, also below 0 or as a share; the marks around it give its direction. */
const NUMBER =
  /^[\u200e\u200f\u061c]*[-−]?[\u200e\u200f\u061c]*\p{Nd}[\p{Nd},.٬٫]*\s?[%٪]?[\u200e\u200f\u061c]*$/u;

/** A phone's cards have no heads, and a number alone does not say what it counts. */
export const isHeaded = ({ align, headed }: Look, content: ReactNode): boolean =>
  headed ??
  (align === 'end' && (typeof content === 'number' || (typeof content === 'string' && NUMBER.test(content))));
