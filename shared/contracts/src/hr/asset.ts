import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';

export const ASSET_KINDS = [
  'laptop',
  'phone',
  'screen',
  'accessory',
  'accessCard',
  'vehicle',
  'other',
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export const ASSET_KIND_LABELS: Record<AssetKind, string> = {
  laptop: 'Laptop',
  phone: 'Mobile phone',
  screen: 'Screen',
  accessory: 'Accessory',
  accessCard: 'Access card',
  vehicle: 'Vehicle',
  other: 'Other asset',
};

/** One person at a time has an asset. What is returned is in stock again. */
export const ASSET_STATES = ['inStock', 'issued', 'lost', 'retired'] as const;
export type AssetState = (typeof ASSET_STATES)[number];
export const ASSET_STATE_LABELS: Record<AssetState, string> = {
  inStock: 'In stock',
  issued: 'Issued',
  lost: 'Lost',
  retired: 'Retired',
};

export const ASSET_CONDITIONS = ['new', 'good', 'worn', 'damaged'] as const;
export type AssetCondition = (typeof ASSET_CONDITIONS)[number];
export const ASSET_CONDITION_LABELS: Record<AssetCondition, string> = {
  new: 'New',
  good: 'Good',
  worn: 'Worn',
  damaged: 'Damaged',
};

const conditionSchema = z.enum(ASSET_CONDITIONS, 'Choose a condition.');

const issueAssetSchema = z.strictObject({
  version: versionSchema,
  employeeId: z.string().min(1, 'Choose who gets it.').pipe(idSchema),
  issuedOn: daySchema,
  condition: conditionSchema,
});

const takeBackAssetSchema = z.strictObject({ version: versionSchema, condition: conditionSchema });

/** Something of the company that people work with. */
export const ASSET = defineRecord({
  kind: 'asset',
  path: 'hr/assets',
  remote: 'hr',
  one: 'Asset',
  many: 'Assets',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Enter a name.') },
    kind: { label: 'Kind', schema: z.enum(ASSET_KINDS, 'Choose a kind.') },
    tag: {
      label: 'Tag',
      schema: lineSchema(30).regex(/^[A-Za-z0-9-]+$/, 'Use letters, digits and hyphens.'),
    },
    serial: { label: 'Serial number', schema: lineSchema(60).nullable() },
    cost: { label: 'Cost', schema: moneySchema({ max: 10_000_000_000 }).nullable(), money: 'INR' },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'tag', type: 'text', sortable: true },
    { key: 'kind', type: 'choice', filterable: true, options: choices(ASSET_KINDS, ASSET_KIND_LABELS) },
    { key: 'holder', title: 'Held by', type: 'person', filterable: true },
    { key: 'issuedOn', title: 'Issued on', type: 'date' },
    { key: 'serial', type: 'text', display: 'hidden' },
    { key: 'cost', type: 'number', display: 'hidden' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(ASSET_STATES, ASSET_STATE_LABELS),
    },
  ],
  shows: {
    state: z.enum(ASSET_STATES),
    condition: conditionSchema,
    holder: refSchema.nullable(),
    issuedOn: daySchema.nullable(),
    /** When the holder said that they have it. */
    confirmedAt: z.iso.datetime().nullable(),
  },
  steps: {
    issue: { from: ['inStock'], to: 'issued', needs: 'update', verb: 'issued', body: issueAssetSchema },
    takeBack: {
      from: ['issued'],
      to: 'inStock',
      needs: 'update',
      verb: 'returned',
      body: takeBackAssetSchema,
    },
    lose: { from: ['inStock', 'issued'], to: 'lost', needs: 'update', verb: 'lost' },
    find: { from: ['lost', 'retired'], to: 'inStock', needs: 'update', verb: 'found again' },
    retire: { from: ['inStock', 'lost'], to: 'retired', needs: 'delete', verb: 'retired' },
  },
  changesIn: ['inStock', 'issued', 'lost'],
  errors: {
    ASSET_TAG_TAKEN: [409, 'Another asset has this tag.'],
    ASSET_ISSUED_AHEAD: [409, 'This day has not come yet.'],
  },
  auditLabels: { condition: 'Condition' },
});
export type Asset = Shown<typeof ASSET>;
export type CreateAsset = Created<typeof ASSET>;
export type UpdateAsset = Updated<typeof ASSET>;
export type AssetQuery = Queried<typeof ASSET>;
export type BulkAssets = BulkOf<typeof ASSET>;

/** `GET /api/hr/employment/assets`: what one has oneself. */
export const ownAssetsSchema = z.object({ items: z.array(ASSET.schema) });
export type OwnAssets = z.infer<typeof ownAssetsSchema>;
