import { t } from '@atrium/sdk';
import { useDispatch } from 'react-redux';
import { FilterList } from '../../../shared/filter-list.js';
import { countContacts, departmentsOf } from '../contacts.rules.js';
import { setContactFilter, type Contact, type ContactFilter } from '../contacts.slice.js';

export function ContactFilters({
  contacts,
  filter,
}: {
  contacts: readonly Contact[];
  filter: ContactFilter;
}) {
  const dispatch = useDispatch();
  const count = (value: ContactFilter) => countContacts(contacts, value);
  return (
    <FilterList
      label={t('Show')}
      value={filter}
      groups={[
        [
          { value: 'show_all', label: t('All contacts'), count: count('show_all'), icon: 'users' },
          {
            value: 'frequently_contacted',
            label: t('Frequent'),
            count: count('frequently_contacted'),
            icon: 'history',
          },
          { value: 'starred_contacts', label: t('Starred'), count: count('starred_contacts'), icon: 'star' },
        ],
        departmentsOf(contacts)
          .toSorted()
          .map((value) => ({ value, label: value, count: count(value), icon: 'tag' })),
      ]}
      onChange={(value) => dispatch(setContactFilter(value))}
    />
  );
}
