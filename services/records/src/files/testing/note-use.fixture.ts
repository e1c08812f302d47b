import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { FileUse, type ImageSizes } from '../file-use.js';

/** A use for files of notes; tests create, open and archive notes by id. */
@Injectable()
export class NoteFiles extends FileUse {
  readonly key: string = 'test.note-file';
  readonly remote = 'notes';
  readonly accepts: 'documents' | 'images' = 'documents';
  readonly maxBytes = 6_000_000;
  readonly image: ImageSizes = { full: 400, small: 96 };
  readonly there = new Set<string>();
  readonly readers = new Set<string>();

  mayUpload({ role }: SignedInUser): boolean {
    return role !== 'teamLeader';
  }

  isThere(recordId: string): Promise<boolean> {
    return Promise.resolve(this.there.has(recordId));
  }

  mayRead({ id }: SignedInUser): Promise<boolean> {
    return Promise.resolve(this.readers.has(id));
  }
}

/** A use for square images, like photos of people. */
@Injectable()
export class FaceFiles extends NoteFiles {
  override readonly key = 'test.face';
  override readonly accepts = 'images';
  override readonly image: ImageSizes = { full: 256, small: 96, square: true };
}
