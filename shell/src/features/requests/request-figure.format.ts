import type { RequestFigure } from '@atrium/contracts';
import { formatDate, formatMoney, formatNumber, t } from '@atrium/sdk';

const HOUR_MIN = 60;
const MINOR = 100;

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
      return t('{hours} h', { hours: formatNumber(figure.minutes / HOUR_MIN, { maximumFractionDigits: 2 }) });
    case 'date':
      return formatDate(figure.date);
    case 'rating':
      return t('{rating} of {of}', { rating: formatNumber(figure.rating), of: formatNumber(figure.of) });
    case 'money':
      return formatMoney(figure.minor / MINOR, figure.currency);
  }
}
