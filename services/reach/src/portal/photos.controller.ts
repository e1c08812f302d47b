import {
  ownPhotoSchema,
  photoListSchema,
  photoQuerySchema,
  setOwnPhotoSchema,
  type OwnPhotoState,
  type PhotoList,
  type SetOwnPhoto,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, notFound, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { PhotoSources } from './photo-sources.js';

@Controller('api/portal/photos')
@Access({ session: 'staff' })
export class PhotosController {
  constructor(private readonly sources: PhotoSources) {}

  @Get()
  @Answers(photoListSchema)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: photoQuerySchema }) { users }: { users: string[] },
  ): Promise<PhotoList> {
    const items: PhotoList['items'] = [];
    for (const source of await this.sources.listFor(user)) {
      for (const [userId, fileId] of await source.find(user, users)) items.push({ userId, fileId });
    }
    return { items };
  }

  @Get('mine')
  @Answers(ownPhotoSchema)
  async getOwn(@CurrentUser() user: SignedInUser): Promise<OwnPhotoState> {
    return { own: (await this.sources.findOwn(user))?.own ?? null };
  }

  @Put('mine')
  @NotAudited('The service that keeps the photo writes what it changed.')
  @Answers(ownPhotoSchema)
  async setOwn(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: setOwnPhotoSchema }) { fileId }: SetOwnPhoto,
  ): Promise<OwnPhotoState> {
    const found = await this.sources.findOwn(user);
    if (!found) throw notFound();
    await found.source.setOwn(user, fileId);
    return { own: { ...found.own, fileId } };
  }
}
