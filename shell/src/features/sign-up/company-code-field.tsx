import { t } from '@atrium/sdk';
import { Button, TextField } from '@atrium/ui';
import type { Availability } from './use-code-availability.js';

interface CompanyCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  availability: Availability | null;
  name: string;
  error: string | undefined;
  onInput: () => void;
}

/** The wished code, checked while it is typed; for a taken one, available codes are offered. */
export function CompanyCodeField({ value, onChange, availability, error, ...field }: CompanyCodeFieldProps) {
  return (
    <div>
      <TextField
        label={t('Company code')}
        size="lg"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
        error={error ?? availability?.reason ?? undefined}
        help={<span aria-live="polite">{helpFor(value, availability)}</span>}
        {...field}
      />
      {availability && availability.instead.length > 0 && (
        <p className="at-12 at-muted mt-1 at-row">
          {t('Available:')}
          {availability.instead.map((code) => (
            <Button key={code} variant="ghost" size="xs" onClick={() => onChange(code)}>
              {code}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function helpFor(code: string, availability: Availability | null): string {
  if (!code) return t('Your team signs in with it. Use letters, digits and hyphens.');
  if (!availability) return t('Checking…');
  return t('{code} is available.', { code });
}
