import { formatNumber, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import styles from './shop.module.scss';

interface QuantityFieldProps {
  /** The counted product. */
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number of pieces, from 1 to the available number. */
export function QuantityField({ name, value, max, onChange }: QuantityFieldProps) {
  return (
    <span className={styles['quantity']} role="group" aria-label={t('Quantity of {name}', { name })}>
      <Button size="sm" aria-label={t('One less')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </Button>
      <output aria-label={t('Quantity')}>{formatNumber(value)}</output>
      <Button
        size="sm"
        aria-label={t('One more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </span>
  );
}
