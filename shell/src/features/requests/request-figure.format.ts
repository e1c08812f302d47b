import type { RequestFigure } from '@atrium/contracts';
import { formatDate, formatMinutes, formatMoney, formatNumber, formatTime, t } from '@atrium/sdk';

/** A figure of a request in words. */
export function sayFigure(figure: RequestFigure): string {
  switch (figure.type) {
    case 'text':
      return figure.text;
    case 'number':
      return formatNumber(figure.number);
    case 'days':
      return t('{days, plural, one {# day} other {# days}}', { days: figure.days });
    case 'minutes':
      return formatMinutes(figure.minutes);
    case 'date':
      return formatDate(figure.date);
    case 'rating':
      return t('{rating} of {of}', { rating: formatNumber(figure.rating), of: formatNumber(figure.of) });
    case 'money':
      return formatMoney(figure.amount, figure.currency);
    case 'times':
      return figure.spans.map((span) => sayStretch(span, figure.timezone)).join(', ') || '–';
    case 'change':
      return sayChange(sayFigure(figure.before), sayFigure(figure.after));
  }
}

function sayStretch({ from, to }: { from: string; to: string | null }, zone: string): string {
  return `${formatTime(from, { zone })} – ${to ? formatTime(to, { zone }) : '…'}`;
}

const sayChange = (before: string, after: string): string =>
  before === after ? before : t('{before} → {after}', { before, after });
