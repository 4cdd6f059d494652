import { Bell, House, LayoutDashboard, Search, SlidersHorizontal, User, type LucideIcon } from 'lucide-react';
import type { SiteLink } from '#domain/navigation.ts';

export const LINK_ICONS: Partial<Record<SiteLink, LucideIcon>> = {
  home: House,
  dashboard: LayoutDashboard,
  search: Search,
  notifications: Bell,
  profile: User,
  settings: SlidersHorizontal,
};
