const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Of the Indian system: above a crore people count crores. */
const SCALES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function numberInWords(number: number): string {
  for (const [scale, name] of SCALES) {
    if (number < scale) continue;
    const rest = number % scale;
    const head = `${numberInWords(Math.floor(number / scale))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10] ?? ''}`;
}

/** `Rupees one lakh twenty-three thousand three hundred fifteen and fifty paise only` */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const sign = paise < 0 ? 'minus ' : '';
  const end = rest === 0 ? '' : ` and ${numberInWords(rest)} paise`;
  return `Rupees ${sign}${numberInWords(rupees)}${end} only`;
}
