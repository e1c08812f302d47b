import { MOST_MERGED, type MergeKind, type Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Icon, RefField, type UseOffers } from '@atrium/ui';
import { useClientOffers } from '../shared/client.api.js';
import { useLeadOffers } from '../shared/lead.api.js';

interface MergePickerProps {
  kind: MergeKind;
  chosen: readonly Ref[];
  /** By id, what distinguishes those of one name. */
  notes: ReadonlyMap<string, string>;
  onChoose: (chosen: readonly Ref[]) => void;
}

/** Who is merged; others are found by name. */
export function MergePicker({ kind, chosen, notes, onChoose }: MergePickerProps) {
  const useFound: UseOffers = kind === 'lead' ? useLeadOffers : useClientOffers;
  const useOffers: UseOffers = (search) =>
    useFound(search).filter(({ id }) => chosen.every((each) => each.id !== id));
  return (
    <div className="d-grid gap-2">
      <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0">
        {chosen.map((each) => (
          <li key={each.id} className="at-chip">
            <span className="v" dir="auto">
              {[each.name, notes.get(each.id)].filter(Boolean).join(' · ')}
            </span>
            <button
              type="button"
              className="x"
              aria-label={t('Leave out {name}', { name: each.name })}
              onClick={() => onChoose(chosen.filter(({ id }) => id !== each.id))}
            >
              <Icon name="x" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length < MOST_MERGED && (
        <RefField
          // A new field after each choice, so that the next one can be typed.
          key={chosen.length}
          label={kind === 'lead' ? t('Add a lead') : t('Add a client')}
          name="add"
          chosen={null}
          onChoose={(added) => added && onChoose([...chosen, added])}
          useOffers={useOffers}
        />
      )}
    </div>
  );
}
