import { RedisUrl, parseRedisUrl } from './redis-url.js';

describe('a REDIS_URL', () => {
  it.each(['redis://localhost', 'redis://:p%40ss,word@db.example:6380/3', 'rediss://ann:secret@[::1]:6379?family=6'])('may name one server: %s', (url) => {
    expect(parseRedisUrl(url)).toEqual({ kind: 'single', url });
  });

  it.each([
    ['redis+cluster://a:7000,b,[::1]:7002', {}],
    ['redis://a:7000,redis://b, redis://[::1]:7002', {}],
    ['rediss+cluster://ann:p%40ss@a:7000,b,[::1]:7002/0', { isTls: true, username: 'ann', password: 'p@ss' }],
    ['rediss://ann:p%40ss@a:7000,rediss://ann:p%40ss@b/0,rediss://ann:p%40ss@[::1]:7002', { isTls: true, username: 'ann', password: 'p@ss' }],
  ])('may name nodes of a cluster: %s', (url, more) => {
    const nodes = [
      { host: 'a', port: 7000 },
      { host: 'b', port: 6379 },
      { host: '::1', port: 7002 },
    ];
    expect(parseRedisUrl(url)).toEqual({ kind: 'cluster', nodes, isTls: false, ...more });
  });

  it('may name sentinels and the master that they watch', () => {
    const sentinels = [
      { host: 's1', port: 26379 },
      { host: 's2', port: 5000 },
    ];
    const target = { kind: 'sentinel', sentinels, masterName: 'my-master', isTls: false };
    expect(parseRedisUrl('redis+sentinel://s1,s2:5000/my-master')).toEqual({ ...target, db: 0 });
    expect(parseRedisUrl('redis+sentinel://:a:b,c@s1,s2:5000/my-master?db=2&sentinelPassword=s%26')).toEqual({
      ...target,
      password: 'a:b,c',
      sentinelPassword: 's&',
      db: 2,
    });
  });

  it.each([
    ['http://localhost', 'must be redis://host:port/db'],
    ['localhost:6379', 'must be'],
    ['redis://', 'must be'],
    ['redis://a:1,b:2', 'redis+cluster://host:port,host:port'],
    ['redis://a,b', 'redis+cluster://host:port,host:port'],
    ['redis://a/one', 'no number'],
    ['redis+cluster://', 'must be'],
    ['redis+cluster://a:1,,b:2', 'must be'],
    ['redis+cluster://a:99999', 'must be'],
    ['redis+cluster://a:1,b:2/3', 'number 0 only'],
    ['redis+cluster://a:1?db=1', 'number 0 only'],
    ['redis://a:1,redis://b:2/1', 'number 0 only'],
    ['redis://a:1,rediss://b:2', 'different schemes or logins'],
    ['redis://u:secret@a:1,redis://u:other@b:2', 'different schemes or logins'],
    ['redis+sentinel://a:1', 'name of the master'],
    ['redis+sentinel://a:1/', 'name of the master'],
    ['redis+sentinel://a:1/m?db=x', 'no number'],
    ['redis+sentinel://u:100%@a:1/m', '%25'],
  ])('is refused with a reason and without its value: %s', (url, reason) => {
    const { error } = RedisUrl.safeParse(url);
    expect(error?.issues[0]?.message).toContain(reason);
    expect(error?.message).not.toMatch(/secret|other/);
  });
});
