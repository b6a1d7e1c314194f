import {
  IDBDatabase,
  IDBFactory,
  IDBOpenDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';

/**
 * How a call to the database goes wrong:
 * `throw` the call itself throws, as on a handle that Safari has dropped · `fail` an error is answered ·
 * `quota` there is no room · `abort` the transaction is undone · `hang` nothing ever answers ·
 * `mute` it is done, but nobody is told.
 */
export const FAULTS = ['throw', 'fail', 'quota', 'abort', 'hang', 'mute'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** The fake's inside, as far as the faults reach into it. */
interface Inside {
  mode: string;
  db: { _rawDatabase: { processTransactions(): void } };
  _state: string;
  _started: boolean;
  _requests: { readonly request: { readonly readyState: string } }[];
  _prioritizedListeners: Map<string, () => void>;
  _abort: (this: Inside, name: string) => void;
  _start: (this: Inside) => void;
  _execRequestAsync: (this: Inside, task: { operation: () => unknown }) => unknown;
  dispatchEvent: (this: Inside, event: { readonly type: string }) => boolean;
  fate?: FaultKind;
}

export interface Faults {
  /** Calls to the database since the last `arm` or `heal`: openings, transactions, requests, commits. */
  readonly calls: number;
  /** The call `at` (from 0) goes wrong; if `lasting`, every later one too. */
  arm(kind: FaultKind, at: number, lasting: boolean): void;
  /** From now on all goes well; what hangs goes on hanging. */
  heal(): void;
}

const NAMES: Readonly<Record<FaultKind, string>> = {
  throw: 'InvalidStateError',
  fail: 'UnknownError',
  quota: 'QuotaExceededError',
  abort: 'UnknownError',
  hang: '',
  mute: '',
};
const errorOf = (kind: FaultKind) => new DOMException(`planted ${kind}`, NAMES[kind]);

/** Lays a layer of faults over the fake database. It stays for the whole test file and does nothing until armed. */
export function plantFaults(): Faults {
  let calls = 0;
  let armed: { readonly kind: FaultKind; readonly at: number; readonly lasting: boolean } | null = null;
  const due: Due = (mode) => {
    const call = calls;
    calls += 1;
    // A disk without room can still be read.
    if (!armed || (armed.kind === 'quota' && mode === 'readonly')) return null;
    return call === armed.at || (armed.lasting && call > armed.at) ? armed.kind : null;
  };
  faultyOpen(due);
  faultyTransactions(due);
  return {
    get calls() {
      return calls;
    },
    arm(kind, at, lasting) {
      calls = 0;
      armed = { kind, at, lasting };
    },
    heal() {
      calls = 0;
      armed = null;
    },
  };
}

type Due = (mode?: string) => FaultKind | null;

function faultyOpen(due: Due): void {
  const factory = IDBFactory.prototype as {
    open: (this: IDBFactory, name: string, version?: number) => IDBOpenDBRequest;
  };
  const { open } = factory;
  factory.open = function (name, version) {
    const kind = due();
    if (kind === null) return open.call(this, name, version);
    if (kind === 'throw') throw new DOMException('planted throw', 'UnknownError');
    const request = new IDBOpenDBRequest();
    if (kind === 'hang' || kind === 'mute') return request;
    setImmediate(() => {
      Object.assign(request, { readyState: 'done', error: errorOf(kind) });
      request.dispatchEvent(new IDBVersionChangeEvent('error'));
    });
    return request;
  };
}

function faultyTransactions(due: Due): void {
  type Begin = (this: IDBDatabase, stores: string[], mode?: string, options?: object) => IDBTransaction;
  const database = IDBDatabase.prototype as unknown as { transaction: Begin };
  const { transaction } = database;
  database.transaction = function (...args) {
    // The database's own transaction for an upgrade is not one of the app's calls.
    const kind = args[1] === 'versionchange' ? null : due(args[1]);
    if (kind === 'throw') throw errorOf(kind);
    const tx = transaction.apply(this, args);
    if (kind) (tx as unknown as Inside).fate = kind;
    return tx;
  };

  const inside = IDBTransaction.prototype as unknown as Inside;
  const { _start: start, _execRequestAsync: execute, dispatchEvent: dispatch } = inside;
  inside._execRequestAsync = function (task) {
    const kind = this.mode === 'versionchange' ? null : due(this.mode);
    if (kind === 'throw') throw errorOf(kind);
    if (kind === 'fail' || kind === 'quota') {
      const operation = () => {
        throw errorOf(kind);
      };
      return execute.call(this, { ...task, operation });
    }
    if (kind) this.fate = kind;
    return execute.call(this, task);
  };
  inside._start = function () {
    if (this.mode === 'versionchange' || this._state === 'finished') return start.call(this);
    const commits = this._requests.every(({ request }) => request.readyState === 'done');
    if (commits && !this.fate) {
      const kind = due(this.mode);
      if (kind) this.fate = kind;
    }
    if (this.fate === undefined || this.fate === 'mute') return start.call(this);
    this._started = true;
    if (this.fate === 'hang') return;
    this._abort(NAMES[this.fate] === 'InvalidStateError' ? 'UnknownError' : NAMES[this.fate]);
  };
  inside.dispatchEvent = function (event) {
    if (this.fate !== 'mute' || event.type !== 'complete') return dispatch.call(this, event);
    this._prioritizedListeners.get('complete')?.();
    this.db._rawDatabase.processTransactions();
    return true;
  };
}
