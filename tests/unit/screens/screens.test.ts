import { describe, expect, it } from 'vitest'
import { homeOf, mayOpen, safePath, screensOf } from '@/components/auth/screens'

describe('which screens a person may open', () => {
  it('a master opens his console, reads HQ and the chronicle, and no general’s screen', () => {
    expect(screensOf(['master'])).toEqual([
      'master',
      'hq',
      'battles',
      'inbox',
      'papers',
      'deck',
      'maps',
      'people',
      'watch',
      'screens',
      'audit',
      'wall',
    ])
    expect(homeOf(['master'])).toBe('master')
  })

  it('roles are a set: screens are their union (DESIGN §6)', () => {
    expect(screensOf(['volunteer', 'officer'])).toEqual(['hq', 'general', 'wall'])
    expect(homeOf(['volunteer', 'officer'])).toBe('hq')
  })

  it('an auditor reads and starts with the chronicle; a participant has his own page', () => {
    expect(homeOf(['auditor'])).toBe('audit')
    expect(mayOpen(['auditor'], 'people')).toBe(false)
    expect(homeOf(['participant'])).toBe('me')
    expect(homeOf([])).toBe('wall')
  })
})

describe('where the login leads back to', () => {
  it('only to a path of ours', () => {
    expect(safePath('/c/north/hq?tab=1')).toBe('/c/north/hq?tab=1')
    for (const bad of [
      '//evil.example',
      '/\\evil',
      'https://evil.example',
      'javascript:alert(1)',
      '/login?next=/',
      '',
      null,
      undefined,
      '/a b',
    ]) {
      expect(safePath(bad)).toBe('/')
    }
  })
})
