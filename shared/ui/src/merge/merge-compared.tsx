import { t } from '@atrium/sdk';
import { Loaded, type LoadedProps } from '../states/loaded.js';
import { Bar, Loading } from '../states/skeleton.js';

/** What a dialog that merges records shows once they are compared, and until then. */
export const MergeCompared = <Data,>({ of, children }: Pick<LoadedProps<Data>, 'of' | 'children'>) => (
  <Loaded
    of={of}
    current
    title={t('They could not be compared')}
    skeleton={
      <Loading label={t('Comparing')}>
        <Bar />
      </Loading>
    }
    frame={(waiting) => <div className="at-dialog-b">{waiting}</div>}
    placesNote
  >
    {children}
  </Loaded>
);
