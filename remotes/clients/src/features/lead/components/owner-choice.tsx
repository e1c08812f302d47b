import { t, useUser } from '@atrium/sdk';
import { Segmented } from '@atrium/ui';

interface OwnerChoiceProps {
  /** Whose leads are shown: the reader's; null for everybody's. */
  value: string | null;
  onChange: (owner: string | null) => void;
}

/** All leads that the reader sees, or their own. */
export function OwnerChoice({ value, onChange }: OwnerChoiceProps) {
  const { id: me } = useUser();
  return (
    <Segmented
      label={t('Owner')}
      value={value === null ? 'all' : 'mine'}
      options={[
        { value: 'all', label: t('All leads') },
        { value: 'mine', label: t('My leads') },
      ]}
      onChange={(chosen) => onChange(chosen === 'mine' ? me : null)}
    />
  );
}
