import { ID_CARD, type IdCard } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { IdCardEntity } from './id-card.entity.js';

/** A card with the person whose it is, as the card shows them. */
export interface IdCardRow extends RowOf<typeof IdCardEntity> {
  employeeName: string;
  employeeCode: string;
  designation: string | null;
  photoFileId: string | null;
  /** Their account. */
  userId: string | null;
  gone: boolean;
  createdAt: Date;
}

export type IdCardSteps = RecordSteps<IdCardRow, IdCardEntity, IdCard>;

const DIGITS = 5;
/** `00042`, as the card shows it. */
export const sayNumber = (number: number): string => String(number).padStart(DIGITS, '0');

const LIST = tenantList<IdCardRow>()({
  list: ID_CARD.list,
  from: 'id_card c join employee e on e.company_id = c.company_id and e.id = c.employee_id',
  alias: 'c',
  columns: `${IdCardEntity.select('c')}, c.created_at as "createdAt",
    e.first_name || ' ' || e.last_name as "employeeName", e.code as "employeeCode", e.designation,
    e.photo_file_id as "photoFileId", e.user_id as "userId", e.archived as gone`,
  sorts: { createdAt: 'c.created_at', number: 'c.number' },
  filters: { reason: 'c.reason', state: 'c.state' },
  text: EMPLOYEE_TEXT,
});

export const ID_CARDS: RecordRules<IdCardRow, IdCardEntity, IdCard> = {
  record: ID_CARD,
  table: {
    record: ID_CARD,
    entity: IdCardEntity,
    unique: { id_card_asked_key: { field: 'employeeId', refusal: ID_CARD.errors.ID_CARD_ASKED } },
  },
  list: LIST,
  seenBy: 'all',
  title: ({ employeeName }) => employeeName,
  shows: (row): OwnAnswer<IdCard> => ({
    employee: reference(row.employeeId, row.employeeName),
    reason: row.reason,
    state: row.state,
    number: row.number === null ? null : sayNumber(row.number),
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    printedAt: row.printedAt?.toISOString() ?? null,
  }),
  audited: ({ number, state }) => ({ state, number: number === null ? null : sayNumber(number) }),
  invalidates: ({ userId }) => (userId ? [{ tags: [ID_CARD.tag], audience: { users: [userId] } }] : []),
  references: { employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};

/** Neither waiting for HR nor ended. */
export const isPrintable = ({ state }: IdCardRow): boolean => state === 'issued' || state === 'printed';
