import { createPlatformApp } from '@atrium/testing';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { NotAudited } from '../audit/audited.decorator.js';
import { Access } from '../access/access.decorator.js';
import { Once, OnceByHandler, Repeatable } from './once.decorator.js';

@Controller('api/things')
@Access({ session: 'any' })
class ThingController {
  @Post()
  @NotAudited('A sample.')
  create() {
    return {};
  }

  @Post('asked')
  @NotAudited('A sample.')
  @HttpCode(200)
  ask() {
    return {};
  }

  @Post('said')
  @NotAudited('A sample.')
  @Repeatable('It only counts.')
  count() {
    return {};
  }

  @Post('empty')
  @NotAudited('A sample.')
  @Repeatable('')
  shrug() {
    return {};
  }

  @Get('list')
  @Once()
  list() {
    return {};
  }

  @Post('undeclared')
  @NotAudited('A sample.')
  @Once()
  answerAnything() {
    return {};
  }

  @Post('stranger')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  @Once()
  welcome() {
    return {};
  }

  @Post('handled')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  @OnceByHandler()
  handle() {
    return {};
  }
}

test('the boot stops and names every creating route that does not say what a repetition does', async () => {
  await expect(createPlatformApp({ controllers: [ThingController] })).rejects.toThrow(
    [
      'Every creating route must say what a repetition does:',
      'POST /api/things (ThingController.create): add @Once, or @Repeatable with the reason',
      'POST /api/things/empty (ThingController.shrug): @Repeatable needs its reason',
      'GET /api/things/list (ThingController.list): @Once and @Repeatable are for a POST that answers 201',
      'POST /api/things/undeclared (ThingController.answerAnything): @Once needs @Answers',
      'POST /api/things/stranger (ThingController.welcome): @Once needs a session; before that there is @OnceByHandler',
    ].join('\n'),
  );
});
