import { countedAddress } from './caller.js';

describe('the address that limits count by', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, counted) => expect(countedAddress(ip)).toBe(counted));
  it('is one for all addresses of a customer, and another for the next', () => {
    const many = Array.from({ length: 500 }, (_, n) => countedAddress(`2001:db8:0:7:${n.toString(16)}::1`));
    expect(new Set(many).size).toBe(1);
    expect(countedAddress('2001:db8:0:8::1')).not.toBe(many[0]);
  });
});
