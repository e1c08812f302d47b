import { DESIGNATION } from '@atrium/contracts';
import {
  importFields,
  readCells,
  Records,
  type KnownRecord,
  type TableImport,
  type UniqueField,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DESIGNATIONS } from './designation.record.js';

/** Imports designations from a file. */
@Injectable()
export class DesignationFile implements TableImport {
  readonly title = 'Designations';
  readonly fields = importFields(DESIGNATION);
  readonly identity: KnownRecord;
  readonly unique: readonly UniqueField[];
  readonly lost = 'Another designation has got this name since the file was checked.';
  readonly left = {
    changed: 'Someone has changed this designation since. Archive it if you no longer need it.',
    'taken up': 'Other records use this designation.',
    used: 'People have this designation.',
    gone: 'This designation no longer exists.',
  };
  readonly followUp = null;

  constructor(records: Records) {
    const { table } = records.of(DESIGNATIONS);
    this.identity = {
      field: 'name',
      keyOf: ({ values: { name } }) => (typeof name === 'string' ? name.toLowerCase() : null),
      find: (keys) => table.findKeys('lower(name)', keys, 'not archived'),
    };
    this.unique = [
      {
        ...this.identity,
        taken: DESIGNATION.errors.DESIGNATION_NAME_TAKEN.message,
        same: (line) => `Line ${line} has the same name.`,
      },
    ];
  }

  read(_user: object, cells: Readonly<Record<string, string>>) {
    return readCells(DESIGNATION, cells);
  }
}
