import ts from 'typescript';

/** @typedef {'text' | 'number' | 'boolean' | 'moment' | 'bytes' | 'list' | 'object'} Kind of a value in JavaScript */
/**
 * @typedef {object} ClaimedColumn
 * @property {Kind[]} kinds what its values may be besides null; none: everything
 * @property {Kind[]} elements of a list
 * @property {boolean} optional
 */
/**
 * @typedef {object} Claim
 * @property {Map<string, ClaimedColumn> | null} columns null: nothing is claimed
 * @property {boolean} isOpen whether further columns are claimed by a rule instead of a name
 * @property {'rows' | 'rows and count' | 'nothing'} shape
 */

/** @type {Claim} */
const NOTHING = { columns: null, isOpen: false, shape: 'nothing' };

/** @param {ts.Type} type @param {string} name */
const isNamed = (type, name) => (type.aliasSymbol ?? type.getSymbol())?.getName() === name;

/** @param {ts.Type} type @returns {ts.Type[]} */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type */
const isNothing = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void));

/** @param {ts.Type} type */
const isAnything = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never));

/** Whether nobody looks at what a call answers. @param {ts.CallExpression} call */
function isUnused(call) {
  const awaited = ts.isAwaitExpression(call.parent) ? call.parent : call;
  return ts.isExpressionStatement(awaited.parent);
}

/** Reads what a call claims that the database answers. */
export class ClaimReader {
  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {ts.CallExpression} call @returns {Claim} */
  read(call) {
    if (isUnused(call)) return NOTHING;
    const answered = this.settled(this.checker.getTypeAtLocation(call));
    if (isAnything(answered) || isNothing(answered)) return NOTHING;
    if (this.checker.isTupleType(answered)) {
      const [rows, count] = this.argumentsOf(answered);
      const shape = count && count.flags & ts.TypeFlags.NumberLike ? 'rows and count' : 'rows';
      return rows ? this.claimOf(rows, shape) : NOTHING;
    }
    return this.claimOf(answered, 'rows');
  }

  /** @param {ts.Type} rows @param {Claim['shape']} shape @returns {Claim} */
  claimOf(rows, shape) {
    const row = this.rowOf(rows);
    const isOpen = partsOf(row).some((part) => part.getStringIndexType());
    return { columns: this.columnsOf(row), isOpen, shape };
  }

  /** @param {ts.Type} type */
  argumentsOf(type) {
    return this.checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  }

  /** @param {ts.Type} type */
  settled(type) {
    const [promise] = partsOf(type).filter((part) => isNamed(part, 'Promise'));
    return (promise && this.argumentsOf(promise)[0]) ?? type;
  }

  /** @param {ts.Type} type of rows, of one, or of one that may be missing @returns {ts.Type} */
  rowOf(type) {
    const [only = type, ...others] = partsOf(type).filter((part) => !isNothing(part));
    if (others.length > 0) return type;
    if (this.checker.isArrayType(only)) return this.argumentsOf(only)[0] ?? only;
    if (isNamed(only, 'QueryResult')) return this.argumentsOf(only)[0] ?? only;
    return only;
  }

  /** @param {ts.Type} row @returns {Map<string, ClaimedColumn> | null} */
  columnsOf(row) {
    const parts = partsOf(row).filter((part) => !isNothing(part));
    if (parts.some(isAnything)) return null;
    const columns = new Map();
    for (const part of parts)
      for (const property of this.checker.getPropertiesOfType(part)) {
        const type = this.checker.getTypeOfSymbol(property);
        const known = columns.get(property.getName());
        const kinds = this.kindsOf(type);
        columns.set(property.getName(), {
          kinds: kinds && known ? [...known.kinds, ...kinds] : (kinds ?? []),
          elements: this.elementsOf(type),
          optional: Boolean(property.flags & ts.SymbolFlags.Optional) || parts.length > 1,
        });
      }
    return columns.size === 0 && parts.some((part) => part.getStringIndexType()) ? null : columns;
  }

  /** @param {ts.Type} type @returns {Kind[] | null} null: everything */
  kindsOf(type) {
    const kinds = partsOf(type)
      .filter((part) => !isNothing(part))
      .map((part) => (isAnything(part) ? null : this.kindOf(part)));
    return kinds.some((kind) => kind === null) ? null : [...new Set(kinds.flatMap((kind) => kind ?? []))];
  }

  /** @param {ts.Type} type @returns {Kind} */
  kindOf(type) {
    const { flags } = type;
    if (flags & ts.TypeFlags.StringLike) return 'text';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.StringLike))
      return 'text';
    if (isNamed(type, 'Date')) return 'moment';
    if (isNamed(type, 'Buffer') || isNamed(type, 'Uint8Array')) return 'bytes';
    return this.checker.isArrayLikeType(type) ? 'list' : 'object';
  }

  /** @param {ts.Type} type @returns {Kind[]} */
  elementsOf(type) {
    return partsOf(type).flatMap((part) => {
      const element = this.checker.isArrayType(part) ? this.argumentsOf(part)[0] : null;
      return (element && this.kindsOf(element)) ?? [];
    });
  }
}
