import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "cms"."_locales" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_news_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_news_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum_news_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__news_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__news_v_version_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum__news_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__news_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_articles_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_articles_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum_articles_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__articles_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__articles_v_version_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum__articles_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__articles_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_seasons_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "cms"."enum_seasons_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_seasons_type" AS ENUM('season', 'special');
  CREATE TYPE "cms"."enum_seasons_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_seasons_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__seasons_v_version_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "cms"."enum__seasons_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__seasons_v_version_type" AS ENUM('season', 'special');
  CREATE TYPE "cms"."enum__seasons_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__seasons_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__seasons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_offers_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_offers_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum_offers_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum_offers_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_offers_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_offers_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__offers_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__offers_v_version_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum__offers_v_version_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum__offers_v_version_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__offers_v_version_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__offers_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__offers_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_promotion_offers_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_promotion_offers_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum_promotion_offers_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum_promotion_offers_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_promotion_offers_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_promotion_offers_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_promotion_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__promotion_offers_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__promotion_offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_temporary_offers_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_temporary_offers_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_temporary_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__temporary_offers_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__temporary_offers_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__temporary_offers_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__temporary_offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_offers_page_block_order" AS ENUM('promotion', 'event', 'temporary', 'ecards');
  CREATE TYPE "cms"."enum_offers_page_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_offers_page_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_offers_page_info_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_offers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__offers_page_v_version_block_order" AS ENUM('promotion', 'event', 'temporary', 'ecards');
  CREATE TYPE "cms"."enum__offers_page_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__offers_page_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__offers_page_v_version_info_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__offers_page_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__offers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_ecards_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_ecards_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__ecards_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__ecards_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__ecards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_pass_page_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_pass_page_promotion_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pass_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pass_page_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__pass_page_v_version_promotion_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pass_page_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__pass_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_pass_plans_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_pass_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pass_plans_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__pass_plans_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__pass_plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_home_video_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_home_video_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__home_video_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__home_video_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__home_video_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_featured_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_featured_type" AS ENUM('home', 'event', 'kids');
  CREATE TYPE "cms"."enum_featured_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_featured_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__featured_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__featured_v_version_type" AS ENUM('home', 'event', 'kids');
  CREATE TYPE "cms"."enum__featured_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__featured_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__featured_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_home_pushes_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_home_pushes_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_home_pushes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__home_pushes_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__home_pushes_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__home_pushes_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__home_pushes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_header_pushes_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_header_pushes_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_header_pushes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__header_pushes_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__header_pushes_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__header_pushes_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__header_pushes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_autopromos_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_autopromos_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_autopromos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__autopromos_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__autopromos_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__autopromos_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__autopromos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_permanent_autopromo_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_permanent_autopromo_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_permanent_autopromo_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__permanent_autopromo_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__permanent_autopromo_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__permanent_autopromo_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__permanent_autopromo_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_native_ads_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_native_ads_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_native_ads_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__native_ads_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__native_ads_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__native_ads_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__native_ads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_latest_video_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_latest_video_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__latest_video_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__latest_video_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__latest_video_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_experiences_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_experiences_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__experiences_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__experiences_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__experiences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_exp_groups_articles_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum_exp_groups_articles_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum_exp_groups_articles_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_exp_groups_articles_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum_exp_groups_pushes_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_exp_groups_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_exp_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__exp_groups_v_version_articles_type" AS ENUM('news', 'event', 'offer', 'experience');
  CREATE TYPE "cms"."enum__exp_groups_v_version_articles_date_type" AS ENUM('exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours');
  CREATE TYPE "cms"."enum__exp_groups_v_version_articles_starttime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__exp_groups_v_version_articles_endtime_tz" AS ENUM('Europe/Paris', 'Europe/Zurich', 'Europe/Brussels', 'Africa/Tunis', 'Africa/Dakar', 'Europe/Amsterdam', 'Africa/Abidjan', 'Africa/Casablanca');
  CREATE TYPE "cms"."enum__exp_groups_v_version_pushes_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__exp_groups_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__exp_groups_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__exp_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_technologies_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_technologies_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__technologies_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__technologies_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__technologies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_tags_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_tags_icon_type" AS ENUM('sprite', 'img', 'text');
  CREATE TYPE "cms"."enum_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tags_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__tags_v_version_icon_type" AS ENUM('sprite', 'img', 'text');
  CREATE TYPE "cms"."enum__tags_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_versions_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_versions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__versions_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__versions_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__versions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_showtime_notes_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_showtime_notes_source" AS ENUM('tag', 'showtime');
  CREATE TYPE "cms"."enum_showtime_notes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__showtime_notes_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__showtime_notes_v_version_source" AS ENUM('tag', 'showtime');
  CREATE TYPE "cms"."enum__showtime_notes_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__showtime_notes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_pages_blocks_explanation_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pages_blocks_mosaic_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pages_blocks_listing_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pages_blocks_mobile_app_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pages_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_pages_header_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_blocks_explanation_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pages_v_blocks_mosaic_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pages_v_blocks_listing_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pages_v_blocks_mobile_app_items_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pages_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__pages_v_version_header_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_faq_articles_site" AS ENUM('fr', 'nl');
  CREATE TYPE "cms"."enum_faq_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__faq_articles_v_version_site" AS ENUM('fr', 'nl');
  CREATE TYPE "cms"."enum__faq_articles_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__faq_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_faq_categories_site" AS ENUM('fr', 'nl');
  CREATE TYPE "cms"."enum_faq_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__faq_categories_v_version_site" AS ENUM('fr', 'nl');
  CREATE TYPE "cms"."enum__faq_categories_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__faq_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_footer_faq_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_footer_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_faq_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__footer_faq_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__footer_faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_alerts_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_alerts_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_alerts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__alerts_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__alerts_v_version_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__alerts_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__alerts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_footer_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__footer_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_settings_injections_place" AS ENUM('head', 'noscript');
  CREATE TYPE "cms"."enum_settings_injections_element" AS ENUM('script', 'link', 'meta', 'img', 'iframe');
  CREATE TYPE "cms"."enum_settings_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__settings_v_version_injections_place" AS ENUM('head', 'noscript');
  CREATE TYPE "cms"."enum__settings_v_version_injections_element" AS ENUM('script', 'link', 'meta', 'img', 'iframe');
  CREATE TYPE "cms"."enum__settings_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__settings_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_programme_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_programme_kind" AS ENUM('show', 'cinema');
  CREATE TYPE "cms"."enum_films_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_films_flag_color" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "cms"."enum_films_label_flag_color" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "cms"."enum_films_is_new" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum_films_is_early_a_v_p" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum_films_special_event" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum_films_is_kids" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum_films_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__films_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__films_v_version_flag_color" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "cms"."enum__films_v_version_label_flag_color" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "cms"."enum__films_v_version_is_new" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum__films_v_version_is_early_a_v_p" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum__films_v_version_special_event" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum__films_v_version_is_kids" AS ENUM('yes', 'no');
  CREATE TYPE "cms"."enum__films_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__films_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_cinemas_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_cinemas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__cinemas_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__cinemas_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__cinemas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_screening_notes_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_screening_notes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__screening_notes_v_version_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum__screening_notes_v_published_locale" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum__screening_notes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_media_shape" AS ENUM('auto', 'wide', 'poster', 'whole');
  CREATE TYPE "cms"."enum_media_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_releases_documents_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "cms"."enum_releases_documents_language" AS ENUM('all', 'fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_releases_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_comments_language" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_comments_state" AS ENUM('open', 'resolved');
  CREATE TYPE "cms"."enum_deliveries_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_deliveries_state" AS ENUM('waiting', 'sent', 'refused');
  CREATE TYPE "cms"."enum_link_checks_state" AS ENUM('running', 'done', 'failed');
  CREATE TYPE "cms"."enum_users_sites" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_users_languages" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_users_role" AS ENUM('admin', 'editor', 'translator', 'reader');
  CREATE TYPE "cms"."enum_reviews_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_reviews_state" AS ENUM('requested', 'approved', 'sentBack', 'replaced');
  CREATE TYPE "cms"."enum_reviews_language" AS ENUM('fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_site_rules_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.locked', 'sign-in.role-missing', 'sign-in.ended', 'sign-in.factor-passed', 'sign-in.factor-failed', 'person.added', 'person.changed', 'person.removed', 'person.password-changed', 'person.factor-added', 'person.factor-removed', 'person.recovery-made', 'audit.exported', 'document.published', 'document.withdrawn', 'document.restored', 'document.deleted', 'preview.made');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "cms"."news_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."news" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_news_site",
    "key" varchar,
    "position" numeric,
    "type" "cms"."enum_news_type",
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "author" varchar,
    "tracking_slug" varchar,
    "featured_show" varchar,
    "display_creation_date" boolean DEFAULT true,
    "display_social_media" boolean DEFAULT true,
    "display_back_to_news" boolean DEFAULT true,
    "display_news_tag" boolean DEFAULT true,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_news_cta_kind",
    "guest_name" varchar,
    "guest_image_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."news_locales" (
    "slug" varchar,
    "title" varchar,
    "headline" varchar,
    "content" jsonb,
    "redirect_slug" varchar,
    "cta_label" varchar,
    "cta_url" varchar,
    "guest_description" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_news_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_news_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_news_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__news_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_type" "cms"."enum__news_v_version_type",
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" timestamp(3) with time zone,
    "version_author" varchar,
    "version_tracking_slug" varchar,
    "version_featured_show" varchar,
    "version_display_creation_date" boolean DEFAULT true,
    "version_display_social_media" boolean DEFAULT true,
    "version_display_back_to_news" boolean DEFAULT true,
    "version_display_news_tag" boolean DEFAULT true,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__news_v_version_cta_kind",
    "version_guest_name" varchar,
    "version_guest_image_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__news_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_news_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_headline" varchar,
    "version_content" jsonb,
    "version_redirect_slug" varchar,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_guest_description" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__news_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."articles" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_articles_site",
    "key" varchar,
    "position" numeric,
    "type" "cms"."enum_articles_type",
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "author" varchar,
    "tracking_slug" varchar,
    "featured_show" varchar,
    "display_creation_date" boolean DEFAULT true,
    "display_social_media" boolean DEFAULT true,
    "display_back_to_news" boolean DEFAULT true,
    "display_news_tag" boolean DEFAULT true,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_articles_cta_kind",
    "guest_name" varchar,
    "guest_image_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."articles_locales" (
    "slug" varchar,
    "title" varchar,
    "headline" varchar,
    "content" jsonb,
    "redirect_slug" varchar,
    "cta_label" varchar,
    "cta_url" varchar,
    "guest_description" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_articles_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_articles_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_articles_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__articles_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_type" "cms"."enum__articles_v_version_type",
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" timestamp(3) with time zone,
    "version_author" varchar,
    "version_tracking_slug" varchar,
    "version_featured_show" varchar,
    "version_display_creation_date" boolean DEFAULT true,
    "version_display_social_media" boolean DEFAULT true,
    "version_display_back_to_news" boolean DEFAULT true,
    "version_display_news_tag" boolean DEFAULT true,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__articles_v_version_cta_kind",
    "version_guest_name" varchar,
    "version_guest_image_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__articles_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_articles_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_headline" varchar,
    "version_content" jsonb,
    "version_redirect_slug" varchar,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_guest_description" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__articles_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."seasons_prices" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "amount" numeric
  );

  CREATE TABLE "cms"."seasons_prices_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."seasons_weekdays" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum_seasons_weekdays",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."seasons" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_seasons_site",
    "key" varchar,
    "position" numeric,
    "type" "cms"."enum_seasons_type",
    "backdrop_id" integer,
    "price" numeric,
    "initial_price" numeric,
    "active" boolean DEFAULT true,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_seasons_cta_kind",
    "logo_id" integer,
    "tracking_slug" varchar,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."seasons_locales" (
    "slug" varchar,
    "title" varchar,
    "subtitle" varchar,
    "poster_id" integer,
    "details" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "description" jsonb,
    "redirect_slug" varchar,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_seasons_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."seasons_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_seasons_v_version_prices" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "amount" numeric,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_seasons_v_version_prices_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_seasons_v_version_weekdays" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum__seasons_v_version_weekdays",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."_seasons_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__seasons_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_type" "cms"."enum__seasons_v_version_type",
    "version_backdrop_id" integer,
    "version_price" numeric,
    "version_initial_price" numeric,
    "version_active" boolean DEFAULT true,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__seasons_v_version_cta_kind",
    "version_logo_id" integer,
    "version_tracking_slug" varchar,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__seasons_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_seasons_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_subtitle" varchar,
    "version_poster_id" integer,
    "version_details" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_description" jsonb,
    "version_redirect_slug" varchar,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__seasons_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_seasons_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."offers_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."offers" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_offers_site",
    "key" varchar,
    "position" numeric,
    "type" "cms"."enum_offers_type",
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "date_type" "cms"."enum_offers_date_type",
    "start_date" timestamp(3) with time zone,
    "start_time" timestamp(3) with time zone,
    "starttime_tz" "cms"."enum_offers_starttime_tz",
    "end_date" timestamp(3) with time zone,
    "end_time" timestamp(3) with time zone,
    "endtime_tz" "cms"."enum_offers_endtime_tz",
    "author" varchar,
    "tracking_slug" varchar,
    "featured_show" varchar,
    "display_creation_date" boolean DEFAULT true,
    "display_social_media" boolean DEFAULT true,
    "display_back_to_news" boolean DEFAULT true,
    "display_news_tag" boolean DEFAULT true,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_offers_cta_kind",
    "guest_name" varchar,
    "guest_image_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."offers_locales" (
    "slug" varchar,
    "title" varchar,
    "headline" varchar,
    "content" jsonb,
    "redirect_slug" varchar,
    "cta_label" varchar,
    "cta_url" varchar,
    "guest_description" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_offers_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_offers_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_offers_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__offers_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_type" "cms"."enum__offers_v_version_type",
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" timestamp(3) with time zone,
    "version_date_type" "cms"."enum__offers_v_version_date_type",
    "version_start_date" timestamp(3) with time zone,
    "version_start_time" timestamp(3) with time zone,
    "version_starttime_tz" "cms"."enum__offers_v_version_starttime_tz",
    "version_end_date" timestamp(3) with time zone,
    "version_end_time" timestamp(3) with time zone,
    "version_endtime_tz" "cms"."enum__offers_v_version_endtime_tz",
    "version_author" varchar,
    "version_tracking_slug" varchar,
    "version_featured_show" varchar,
    "version_display_creation_date" boolean DEFAULT true,
    "version_display_social_media" boolean DEFAULT true,
    "version_display_back_to_news" boolean DEFAULT true,
    "version_display_news_tag" boolean DEFAULT true,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__offers_v_version_cta_kind",
    "version_guest_name" varchar,
    "version_guest_image_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__offers_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_offers_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_headline" varchar,
    "version_content" jsonb,
    "version_redirect_slug" varchar,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_guest_description" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__offers_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."promotion_offers_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."promotion_offers" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_promotion_offers_site",
    "key" varchar,
    "position" numeric,
    "type" "cms"."enum_promotion_offers_type",
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "date_type" "cms"."enum_promotion_offers_date_type",
    "start_date" timestamp(3) with time zone,
    "start_time" timestamp(3) with time zone,
    "starttime_tz" "cms"."enum_promotion_offers_starttime_tz",
    "end_date" timestamp(3) with time zone,
    "end_time" timestamp(3) with time zone,
    "endtime_tz" "cms"."enum_promotion_offers_endtime_tz",
    "author" varchar,
    "tracking_slug" varchar,
    "featured_show" varchar,
    "display_creation_date" boolean DEFAULT true,
    "display_social_media" boolean DEFAULT true,
    "display_back_to_news" boolean DEFAULT true,
    "display_news_tag" boolean DEFAULT true,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_promotion_offers_cta_kind",
    "guest_name" varchar,
    "guest_image_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."promotion_offers_locales" (
    "slug" varchar,
    "title" varchar,
    "headline" varchar,
    "content" jsonb,
    "redirect_slug" varchar,
    "cta_label" varchar,
    "cta_url" varchar,
    "guest_description" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_promotion_offers_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_promotion_offers_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_promotion_offers_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__promotion_offers_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_type" "cms"."enum__promotion_offers_v_version_type",
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" timestamp(3) with time zone,
    "version_date_type" "cms"."enum__promotion_offers_v_version_date_type",
    "version_start_date" timestamp(3) with time zone,
    "version_start_time" timestamp(3) with time zone,
    "version_starttime_tz" "cms"."enum__promotion_offers_v_version_starttime_tz",
    "version_end_date" timestamp(3) with time zone,
    "version_end_time" timestamp(3) with time zone,
    "version_endtime_tz" "cms"."enum__promotion_offers_v_version_endtime_tz",
    "version_author" varchar,
    "version_tracking_slug" varchar,
    "version_featured_show" varchar,
    "version_display_creation_date" boolean DEFAULT true,
    "version_display_social_media" boolean DEFAULT true,
    "version_display_back_to_news" boolean DEFAULT true,
    "version_display_news_tag" boolean DEFAULT true,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__promotion_offers_v_version_cta_kind",
    "version_guest_name" varchar,
    "version_guest_image_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__promotion_offers_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_promotion_offers_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_headline" varchar,
    "version_content" jsonb,
    "version_redirect_slug" varchar,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_guest_description" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__promotion_offers_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."temporary_offers" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_temporary_offers_site",
    "key" varchar,
    "position" numeric,
    "price" numeric,
    "initial_price" numeric,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_temporary_offers_cta_kind",
    "picture_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."temporary_offers_locales" (
    "title" varchar,
    "subtitle" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_temporary_offers_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_temporary_offers_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__temporary_offers_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_price" numeric,
    "version_initial_price" numeric,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__temporary_offers_v_version_cta_kind",
    "version_picture_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__temporary_offers_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_temporary_offers_v_locales" (
    "version_title" varchar,
    "version_subtitle" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__temporary_offers_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."offers_page_block_order" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum_offers_page_block_order",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."offers_page" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_offers_page_site",
    "key" varchar,
    "position" numeric,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_offers_page_cta_kind",
    "info_cta_new_tab" boolean DEFAULT false,
    "info_cta_kind" "cms"."enum_offers_page_info_cta_kind",
    "logo_id" integer,
    "backdrop_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."offers_page_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "restriction" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "info_cta_label" varchar,
    "info_cta_url" varchar,
    "_status" "cms"."enum_offers_page_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_offers_page_v_version_block_order" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum__offers_page_v_version_block_order",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."_offers_page_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__offers_page_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__offers_page_v_version_cta_kind",
    "version_info_cta_new_tab" boolean DEFAULT false,
    "version_info_cta_kind" "cms"."enum__offers_page_v_version_info_cta_kind",
    "version_logo_id" integer,
    "version_backdrop_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__offers_page_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_offers_page_v_locales" (
    "version_title" varchar,
    "version_subtitle" varchar,
    "version_description" jsonb,
    "version_restriction" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version_info_cta_label" varchar,
    "version_info_cta_url" varchar,
    "version__status" "cms"."enum__offers_page_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."ecards" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_ecards_site",
    "key" varchar,
    "position" numeric,
    "image_id" integer,
    "amount_t_t_c" numeric,
    "total_amount_t_t_c" numeric,
    "initial_amount_t_t_c" numeric,
    "places_count" numeric,
    "tunnel_url" varchar,
    "ref_cmd" varchar,
    "national" boolean DEFAULT false,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."ecards_locales" (
    "label" varchar,
    "alt" varchar,
    "highlight_message" varchar,
    "_status" "cms"."enum_ecards_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."ecards_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_ecards_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__ecards_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_image_id" integer,
    "version_amount_t_t_c" numeric,
    "version_total_amount_t_t_c" numeric,
    "version_initial_amount_t_t_c" numeric,
    "version_places_count" numeric,
    "version_tunnel_url" varchar,
    "version_ref_cmd" varchar,
    "version_national" boolean DEFAULT false,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__ecards_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_ecards_v_locales" (
    "version_label" varchar,
    "version_alt" varchar,
    "version_highlight_message" varchar,
    "version__status" "cms"."enum__ecards_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_ecards_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."pass_page_partner_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."pass_page_partner_cinemas_locales" (
    "address" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_page_offers_options" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "maximum" numeric
  );

  CREATE TABLE "cms"."pass_page_offers_options_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_page_offers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" boolean DEFAULT false,
    "picture_id" integer
  );

  CREATE TABLE "cms"."pass_page_offers_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "commitment" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_page_offer_promotions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "offer" varchar,
    "end_date" timestamp(3) with time zone
  );

  CREATE TABLE "cms"."pass_page_offer_promotions_locales" (
    "label" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_page" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_pass_page_site",
    "key" varchar,
    "position" numeric,
    "maintenance" boolean DEFAULT false,
    "promotion_cta_new_tab" boolean DEFAULT false,
    "promotion_cta_kind" "cms"."enum_pass_page_promotion_cta_kind",
    "promotion_end_date" timestamp(3) with time zone,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."pass_page_locales" (
    "promotion_description" jsonb,
    "promotion_cta_label" varchar,
    "promotion_cta_url" varchar,
    "_status" "cms"."enum_pass_page_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."pass_page_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "cms"."_locales"
  );

  CREATE TABLE "cms"."_pass_page_v_version_partner_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_page_v_version_partner_cinemas_locales" (
    "address" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_page_v_version_offers_options" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "maximum" numeric,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_page_v_version_offers_options_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_page_v_version_offers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" boolean DEFAULT false,
    "picture_id" integer,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_page_v_version_offers_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "commitment" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_page_v_version_offer_promotions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "offer" varchar,
    "end_date" timestamp(3) with time zone,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_page_v_version_offer_promotions_locales" (
    "label" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_page_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__pass_page_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_maintenance" boolean DEFAULT false,
    "version_promotion_cta_new_tab" boolean DEFAULT false,
    "version_promotion_cta_kind" "cms"."enum__pass_page_v_version_promotion_cta_kind",
    "version_promotion_end_date" timestamp(3) with time zone,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__pass_page_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_pass_page_v_locales" (
    "version_promotion_description" jsonb,
    "version_promotion_cta_label" varchar,
    "version_promotion_cta_url" varchar,
    "version__status" "cms"."enum__pass_page_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_page_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "cms"."_locales"
  );

  CREATE TABLE "cms"."pass_plans_list_options" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "maximum" numeric
  );

  CREATE TABLE "cms"."pass_plans_list_options_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_plans_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" boolean DEFAULT false,
    "picture_id" integer
  );

  CREATE TABLE "cms"."pass_plans_list_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "commitment" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pass_plans" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_pass_plans_site",
    "key" varchar,
    "position" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."pass_plans_locales" (
    "_status" "cms"."enum_pass_plans_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."pass_plans_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "cms"."_locales"
  );

  CREATE TABLE "cms"."_pass_plans_v_version_list_options" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "maximum" numeric,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_plans_v_version_list_options_locales" (
    "label" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_plans_v_version_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" boolean DEFAULT false,
    "picture_id" integer,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pass_plans_v_version_list_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "commitment" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_plans_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__pass_plans_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__pass_plans_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_pass_plans_v_locales" (
    "version__status" "cms"."enum__pass_plans_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pass_plans_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar,
    "locale" "cms"."_locales"
  );

  CREATE TABLE "cms"."home_video" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_home_video_site",
    "key" varchar,
    "position" numeric,
    "low_price" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."home_video_locales" (
    "title" varchar,
    "title_language" varchar,
    "poster_id" integer,
    "url" varchar,
    "_status" "cms"."enum_home_video_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_home_video_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__home_video_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_low_price" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__home_video_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_home_video_v_locales" (
    "version_title" varchar,
    "version_title_language" varchar,
    "version_poster_id" integer,
    "version_url" varchar,
    "version__status" "cms"."enum__home_video_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."featured_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."featured" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_featured_site",
    "key" varchar,
    "position" numeric,
    "show_slug" varchar,
    "type" "cms"."enum_featured_type",
    "backdrop_id" integer,
    "logo_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_featured_cta_kind",
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."featured_locales" (
    "title" varchar,
    "subtitle" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_featured_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_featured_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_featured_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__featured_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show_slug" varchar,
    "version_type" "cms"."enum__featured_v_version_type",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__featured_v_version_cta_kind",
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__featured_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_featured_v_locales" (
    "version_title" varchar,
    "version_subtitle" varchar,
    "version_description" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__featured_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."home_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."home_pushes" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_home_pushes_site",
    "key" varchar,
    "position" numeric,
    "show" varchar,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_home_pushes_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."home_pushes_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_home_pushes_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."home_pushes_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_home_pushes_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_home_pushes_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__home_pushes_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show" varchar,
    "version_push_type" varchar,
    "version_sponsored" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__home_pushes_v_version_cta_kind",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__home_pushes_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_home_pushes_v_locales" (
    "version_title" varchar,
    "version_teaser" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__home_pushes_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_home_pushes_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."header_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."header_pushes" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_header_pushes_site",
    "key" varchar,
    "position" numeric,
    "show" varchar,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_header_pushes_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."header_pushes_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_header_pushes_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."header_pushes_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_header_pushes_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_header_pushes_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__header_pushes_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show" varchar,
    "version_push_type" varchar,
    "version_sponsored" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__header_pushes_v_version_cta_kind",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__header_pushes_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_header_pushes_v_locales" (
    "version_title" varchar,
    "version_teaser" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__header_pushes_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_header_pushes_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."autopromos_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."autopromos" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_autopromos_site",
    "key" varchar,
    "position" numeric,
    "show" varchar,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_autopromos_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."autopromos_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_autopromos_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."autopromos_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_autopromos_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_autopromos_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__autopromos_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show" varchar,
    "version_push_type" varchar,
    "version_sponsored" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__autopromos_v_version_cta_kind",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__autopromos_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_autopromos_v_locales" (
    "version_title" varchar,
    "version_teaser" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__autopromos_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_autopromos_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."permanent_autopromo_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."permanent_autopromo" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_permanent_autopromo_site",
    "key" varchar,
    "position" numeric,
    "show" varchar,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_permanent_autopromo_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."permanent_autopromo_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_permanent_autopromo_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."permanent_autopromo_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_permanent_autopromo_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_permanent_autopromo_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__permanent_autopromo_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show" varchar,
    "version_push_type" varchar,
    "version_sponsored" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__permanent_autopromo_v_version_cta_kind",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__permanent_autopromo_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_permanent_autopromo_v_locales" (
    "version_title" varchar,
    "version_teaser" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__permanent_autopromo_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_permanent_autopromo_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."native_ads_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."native_ads" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_native_ads_site",
    "key" varchar,
    "position" numeric,
    "show" varchar,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_native_ads_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."native_ads_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_native_ads_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."native_ads_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_native_ads_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_native_ads_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__native_ads_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_show" varchar,
    "version_push_type" varchar,
    "version_sponsored" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__native_ads_v_version_cta_kind",
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__native_ads_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_native_ads_v_locales" (
    "version_title" varchar,
    "version_teaser" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__native_ads_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_native_ads_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."latest_video" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_latest_video_site",
    "key" varchar,
    "position" numeric,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "thumbnail_id" integer,
    "published_at" timestamp(3) with time zone,
    "publication_date" timestamp(3) with time zone,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."latest_video_locales" (
    "title" varchar,
    "language" varchar,
    "_status" "cms"."enum_latest_video_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_latest_video_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__latest_video_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_external_id" varchar,
    "version_url" varchar,
    "version_video_type" varchar,
    "version_snapshot_id" integer,
    "version_is_main" boolean DEFAULT false,
    "version_thumbnail_id" integer,
    "version_published_at" timestamp(3) with time zone,
    "version_publication_date" timestamp(3) with time zone,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__latest_video_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_latest_video_v_locales" (
    "version_title" varchar,
    "version_language" varchar,
    "version__status" "cms"."enum__latest_video_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."experiences_video" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."experiences_services" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "img_id" integer
  );

  CREATE TABLE "cms"."experiences_services_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."experiences" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_experiences_site",
    "key" varchar,
    "position" numeric,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" varchar,
    "group" varchar,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."experiences_locales" (
    "slug" varchar,
    "title" varchar,
    "teaser" varchar,
    "details" jsonb,
    "redirect_slug" varchar,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_experiences_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_experiences_v_version_video" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "url" varchar,
    "video_type" varchar,
    "title" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_experiences_v_version_services" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "img_id" integer,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_experiences_v_version_services_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_experiences_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__experiences_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_tag" varchar,
    "version_group" varchar,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__experiences_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_experiences_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_teaser" varchar,
    "version_details" jsonb,
    "version_redirect_slug" varchar,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__experiences_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."exp_groups_articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."exp_groups_articles" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "title" varchar,
    "type" "cms"."enum_exp_groups_articles_type",
    "headline" varchar,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "date_type" "cms"."enum_exp_groups_articles_date_type",
    "start_date" timestamp(3) with time zone,
    "start_time" timestamp(3) with time zone,
    "starttime_tz" "cms"."enum_exp_groups_articles_starttime_tz",
    "end_date" timestamp(3) with time zone,
    "end_time" timestamp(3) with time zone,
    "endtime_tz" "cms"."enum_exp_groups_articles_endtime_tz"
  );

  CREATE TABLE "cms"."exp_groups_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "video_type" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar
  );

  CREATE TABLE "cms"."exp_groups_pushes_trailers_locales" (
    "url" varchar,
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."exp_groups_pushes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "reference" varchar,
    "show" varchar,
    "position" numeric,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_exp_groups_pushes_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer
  );

  CREATE TABLE "cms"."exp_groups_pushes_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."exp_groups_experiences" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" varchar,
    "order" numeric,
    "group" varchar
  );

  CREATE TABLE "cms"."exp_groups_experiences_locales" (
    "title" varchar,
    "teaser" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."exp_groups" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_exp_groups_site",
    "key" varchar,
    "position" numeric,
    "backdrop_id" integer,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."exp_groups_locales" (
    "slug" varchar,
    "title" varchar,
    "description" jsonb,
    "redirect_slug" varchar,
    "_status" "cms"."enum_exp_groups_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."exp_groups_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_articles" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "title" varchar,
    "type" "cms"."enum__exp_groups_v_version_articles_type",
    "headline" varchar,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" timestamp(3) with time zone,
    "date_type" "cms"."enum__exp_groups_v_version_articles_date_type",
    "start_date" timestamp(3) with time zone,
    "start_time" timestamp(3) with time zone,
    "starttime_tz" "cms"."enum__exp_groups_v_version_articles_starttime_tz",
    "end_date" timestamp(3) with time zone,
    "end_time" timestamp(3) with time zone,
    "endtime_tz" "cms"."enum__exp_groups_v_version_articles_endtime_tz",
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "external_id" varchar,
    "video_type" varchar,
    "snapshot_id" integer,
    "is_main" boolean DEFAULT false,
    "language" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_pushes_trailers_locales" (
    "url" varchar,
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_exp_groups_v_version_pushes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar,
    "show" varchar,
    "position" numeric,
    "push_type" varchar,
    "sponsored" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum__exp_groups_v_version_pushes_cta_kind",
    "backdrop_id" integer,
    "logo_id" integer,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_pushes_locales" (
    "title" varchar,
    "teaser" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_exp_groups_v_version_experiences" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" varchar,
    "order" numeric,
    "group" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_exp_groups_v_version_experiences_locales" (
    "title" varchar,
    "teaser" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_exp_groups_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__exp_groups_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_backdrop_id" integer,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__exp_groups_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_exp_groups_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_description" jsonb,
    "version_redirect_slug" varchar,
    "version__status" "cms"."enum__exp_groups_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_exp_groups_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."technologies" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_technologies_site",
    "key" varchar,
    "position" numeric,
    "logo_id" integer,
    "premium" boolean DEFAULT false,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."technologies_locales" (
    "title" varchar,
    "description" jsonb,
    "_status" "cms"."enum_technologies_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_technologies_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__technologies_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_logo_id" integer,
    "version_premium" boolean DEFAULT false,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__technologies_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_technologies_v_locales" (
    "version_title" varchar,
    "version_description" jsonb,
    "version__status" "cms"."enum__technologies_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."tags" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_tags_site",
    "key" varchar,
    "position" numeric,
    "premium" boolean DEFAULT false,
    "version_filter" boolean DEFAULT false,
    "display_cinema" boolean DEFAULT false,
    "display_cinema_filters" boolean DEFAULT false,
    "display_show_filters" boolean DEFAULT false,
    "display_showtime" boolean DEFAULT false,
    "display_accessibility" boolean DEFAULT false,
    "display_show" boolean DEFAULT false,
    "tooltip_image_id" integer,
    "order_showtime" numeric,
    "order_filter" numeric,
    "order_upsell" numeric,
    "tag_order" numeric,
    "backdrop_id" integer,
    "display_popup" boolean DEFAULT false,
    "icon_type" "cms"."enum_tags_icon_type",
    "highlighted" boolean DEFAULT false,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."tags_locales" (
    "title" varchar,
    "tooltip_title" varchar,
    "tooltip_description" jsonb,
    "description" jsonb,
    "cta_url" varchar,
    "upsell_text" varchar,
    "icon_value" varchar,
    "thumbnail_title" varchar,
    "modal_title" varchar,
    "modal_description" jsonb,
    "_status" "cms"."enum_tags_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_tags_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__tags_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_premium" boolean DEFAULT false,
    "version_version_filter" boolean DEFAULT false,
    "version_display_cinema" boolean DEFAULT false,
    "version_display_cinema_filters" boolean DEFAULT false,
    "version_display_show_filters" boolean DEFAULT false,
    "version_display_showtime" boolean DEFAULT false,
    "version_display_accessibility" boolean DEFAULT false,
    "version_display_show" boolean DEFAULT false,
    "version_tooltip_image_id" integer,
    "version_order_showtime" numeric,
    "version_order_filter" numeric,
    "version_order_upsell" numeric,
    "version_tag_order" numeric,
    "version_backdrop_id" integer,
    "version_display_popup" boolean DEFAULT false,
    "version_icon_type" "cms"."enum__tags_v_version_icon_type",
    "version_highlighted" boolean DEFAULT false,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__tags_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_tags_v_locales" (
    "version_title" varchar,
    "version_tooltip_title" varchar,
    "version_tooltip_description" jsonb,
    "version_description" jsonb,
    "version_cta_url" varchar,
    "version_upsell_text" varchar,
    "version_icon_value" varchar,
    "version_thumbnail_title" varchar,
    "version_modal_title" varchar,
    "version_modal_description" jsonb,
    "version__status" "cms"."enum__tags_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."versions" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_versions_site",
    "key" varchar,
    "position" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."versions_locales" (
    "label" varchar,
    "description" varchar,
    "_status" "cms"."enum_versions_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_versions_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__versions_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__versions_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_versions_v_locales" (
    "version_label" varchar,
    "version_description" varchar,
    "version__status" "cms"."enum__versions_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."showtime_notes" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_showtime_notes_site",
    "key" varchar,
    "position" numeric,
    "source" "cms"."enum_showtime_notes_source",
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."showtime_notes_locales" (
    "title_showtime_details" varchar,
    "description_showtime_details" jsonb,
    "_status" "cms"."enum_showtime_notes_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_showtime_notes_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__showtime_notes_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_source" "cms"."enum__showtime_notes_v_version_source",
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__showtime_notes_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_showtime_notes_v_locales" (
    "version_title_showtime_details" varchar,
    "version_description_showtime_details" jsonb,
    "version__status" "cms"."enum__showtime_notes_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."pages_labels" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "name" varchar,
    "text" varchar
  );

  CREATE TABLE "cms"."pages_blocks_explanation_items" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_pages_blocks_explanation_items_cta_kind"
  );

  CREATE TABLE "cms"."pages_blocks_explanation_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_explanation" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_explanation_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_mosaic_items" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_pages_blocks_mosaic_items_cta_kind"
  );

  CREATE TABLE "cms"."pages_blocks_mosaic_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_mosaic" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_mosaic_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_listing_items" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_pages_blocks_listing_items_cta_kind"
  );

  CREATE TABLE "cms"."pages_blocks_listing_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_listing" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_listing_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_shows" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_cinemas_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_cinemas_cinemas_locales" (
    "city" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_mobile_app_items" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_pages_blocks_mobile_app_items_cta_kind"
  );

  CREATE TABLE "cms"."pages_blocks_mobile_app_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_mobile_app" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_mobile_app_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages_blocks_guest" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "name" varchar,
    "image_id" integer,
    "block_name" varchar
  );

  CREATE TABLE "cms"."pages_blocks_guest_locales" (
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."pages" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_pages_site",
    "key" varchar,
    "position" numeric,
    "indexed" boolean DEFAULT true,
    "page_type" varchar,
    "header_backdrop_id" integer,
    "header_logo_id" integer,
    "header_cta_new_tab" boolean DEFAULT false,
    "header_cta_kind" "cms"."enum_pages_header_cta_kind",
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."pages_locales" (
    "listed_as" varchar,
    "slug" varchar,
    "header_title" varchar,
    "header_subtitle" varchar,
    "header_description" jsonb,
    "header_cta_label" varchar,
    "header_cta_url" varchar,
    "redirect_slug" varchar,
    "seo_title" varchar,
    "seo_description" varchar,
    "_status" "cms"."enum_pages_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."pages_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_pages_v_version_labels" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "text" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_explanation_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum__pages_v_blocks_explanation_items_cta_kind",
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_explanation_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_explanation" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_explanation_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_mosaic_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum__pages_v_blocks_mosaic_items_cta_kind",
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_mosaic_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_mosaic" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_mosaic_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_listing_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum__pages_v_blocks_listing_items_cta_kind",
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_listing_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_listing" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_listing_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_shows" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_cinemas_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "slug" varchar,
    "name" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_cinemas_cinemas_locales" (
    "city" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_mobile_app_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum__pages_v_blocks_mobile_app_items_cta_kind",
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_mobile_app_items_locales" (
    "title" varchar,
    "description" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_mobile_app" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_mobile_app_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_blocks_guest" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "image_id" integer,
    "_uuid" varchar,
    "block_name" varchar
  );

  CREATE TABLE "cms"."_pages_v_blocks_guest_locales" (
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__pages_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_indexed" boolean DEFAULT true,
    "version_page_type" varchar,
    "version_header_backdrop_id" integer,
    "version_header_logo_id" integer,
    "version_header_cta_new_tab" boolean DEFAULT false,
    "version_header_cta_kind" "cms"."enum__pages_v_version_header_cta_kind",
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__pages_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_pages_v_locales" (
    "version_listed_as" varchar,
    "version_slug" varchar,
    "version_header_title" varchar,
    "version_header_subtitle" varchar,
    "version_header_description" jsonb,
    "version_header_cta_label" varchar,
    "version_header_cta_url" varchar,
    "version_redirect_slug" varchar,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_pages_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."faq_articles" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_faq_articles_site",
    "key" varchar,
    "position" numeric,
    "category_reference" varchar,
    "publication_date" timestamp(3) with time zone,
    "virtual_agent" boolean DEFAULT false,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."faq_articles_locales" (
    "slug" varchar,
    "title" varchar,
    "category_name" varchar,
    "teaser" varchar,
    "content" jsonb,
    "redirect_slug" varchar,
    "_status" "cms"."enum_faq_articles_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_faq_articles_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__faq_articles_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_category_reference" varchar,
    "version_publication_date" timestamp(3) with time zone,
    "version_virtual_agent" boolean DEFAULT false,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__faq_articles_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_faq_articles_v_locales" (
    "version_slug" varchar,
    "version_title" varchar,
    "version_category_name" varchar,
    "version_teaser" varchar,
    "version_content" jsonb,
    "version_redirect_slug" varchar,
    "version__status" "cms"."enum__faq_articles_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."faq_categories" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_faq_categories_site",
    "key" varchar,
    "position" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."faq_categories_locales" (
    "name" varchar,
    "_status" "cms"."enum_faq_categories_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_faq_categories_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__faq_categories_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__faq_categories_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_faq_categories_v_locales" (
    "version_name" varchar,
    "version__status" "cms"."enum__faq_categories_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."footer_faq_list_questions" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."footer_faq_list_questions_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."footer_faq_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "type" varchar
  );

  CREATE TABLE "cms"."footer_faq" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_footer_faq_site",
    "key" varchar,
    "position" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."footer_faq_locales" (
    "_status" "cms"."enum_footer_faq_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."footer_faq_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_footer_faq_v_version_list_questions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_footer_faq_v_version_list_questions_locales" (
    "title" varchar,
    "description" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_footer_faq_v_version_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "type" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_footer_faq_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__footer_faq_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__footer_faq_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_footer_faq_v_locales" (
    "version__status" "cms"."enum__footer_faq_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_footer_faq_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."alerts" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_alerts_site",
    "key" varchar,
    "position" numeric,
    "all_cinemas" boolean DEFAULT false,
    "warning" boolean DEFAULT false,
    "cta_new_tab" boolean DEFAULT false,
    "cta_kind" "cms"."enum_alerts_cta_kind",
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."alerts_locales" (
    "title" varchar,
    "message" jsonb,
    "cta_label" varchar,
    "cta_url" varchar,
    "_status" "cms"."enum_alerts_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."alerts_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_alerts_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__alerts_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_all_cinemas" boolean DEFAULT false,
    "version_warning" boolean DEFAULT false,
    "version_cta_new_tab" boolean DEFAULT false,
    "version_cta_kind" "cms"."enum__alerts_v_version_cta_kind",
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__alerts_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_alerts_v_locales" (
    "version_title" varchar,
    "version_message" jsonb,
    "version_cta_label" varchar,
    "version_cta_url" varchar,
    "version__status" "cms"."enum__alerts_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_alerts_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."footer_columns_links" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "title" varchar,
    "url" varchar,
    "new_tab" boolean DEFAULT false,
    "cookie" boolean DEFAULT false
  );

  CREATE TABLE "cms"."footer_columns" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."footer_columns_locales" (
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "cms"."footer_social_networks" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "label" varchar,
    "url" varchar
  );

  CREATE TABLE "cms"."footer" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_footer_site",
    "key" varchar,
    "position" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."footer_locales" (
    "_status" "cms"."enum_footer_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_footer_v_version_columns_links" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "title" varchar,
    "url" varchar,
    "new_tab" boolean DEFAULT false,
    "cookie" boolean DEFAULT false,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_footer_v_version_columns" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_footer_v_version_columns_locales" (
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_footer_v_version_social_networks" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "label" varchar,
    "url" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_footer_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__footer_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__footer_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_footer_v_locales" (
    "version__status" "cms"."enum__footer_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."settings_injections_attributes" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "name" varchar,
    "text" varchar
  );

  CREATE TABLE "cms"."settings_injections" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "place" "cms"."enum_settings_injections_place",
    "element" "cms"."enum_settings_injections_element",
    "content" varchar
  );

  CREATE TABLE "cms"."settings" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_settings_site",
    "key" varchar,
    "position" numeric,
    "client_url" varchar,
    "order_tunnel_url" varchar,
    "youtube_channel" varchar,
    "captcha_key" varchar,
    "virtual_agent_script_url" varchar,
    "virtual_agent_endpoint" varchar,
    "virtual_agent_bot_id" varchar,
    "virtual_agent_channel" varchar,
    "max_geolocation_distance" numeric,
    "max_geolocation_cinemas" numeric,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."settings_locales" (
    "_status" "cms"."enum_settings_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."settings_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_settings_v_version_injections_attributes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "text" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_settings_v_version_injections" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "place" "cms"."enum__settings_v_version_injections_place",
    "element" "cms"."enum__settings_v_version_injections_element",
    "content" varchar,
    "_uuid" varchar
  );

  CREATE TABLE "cms"."_settings_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__settings_v_version_site",
    "version_key" varchar,
    "version_position" numeric,
    "version_client_url" varchar,
    "version_order_tunnel_url" varchar,
    "version_youtube_channel" varchar,
    "version_captcha_key" varchar,
    "version_virtual_agent_script_url" varchar,
    "version_virtual_agent_endpoint" varchar,
    "version_virtual_agent_bot_id" varchar,
    "version_virtual_agent_channel" varchar,
    "version_max_geolocation_distance" numeric,
    "version_max_geolocation_cinemas" numeric,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__settings_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_settings_v_locales" (
    "version__status" "cms"."enum__settings_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_settings_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."programme" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_programme_site" NOT NULL,
    "kind" "cms"."enum_programme_kind" NOT NULL,
    "key" varchar NOT NULL,
    "name" varchar NOT NULL,
    "picture" varchar,
    "release_date" varchar,
    "city" varchar,
    "gone" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."programme_locales" (
    "slug" varchar,
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."films" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_films_site",
    "key" varchar,
    "imported_id" integer,
    "flag_color" "cms"."enum_films_flag_color",
    "label_flag_color" "cms"."enum_films_label_flag_color",
    "is_new" "cms"."enum_films_is_new",
    "is_early_a_v_p" "cms"."enum_films_is_early_a_v_p",
    "special_event" "cms"."enum_films_special_event",
    "is_kids" "cms"."enum_films_is_kids",
    "generic_order" numeric,
    "home_order" numeric,
    "upcoming_order" numeric,
    "kids_order" numeric,
    "background_path_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."films_locales" (
    "flag" varchar,
    "label" varchar,
    "label_hearth" varchar,
    "title_language" varchar,
    "vod_availability" varchar,
    "synopsis" jsonb,
    "presentation" jsonb,
    "extra_information" jsonb,
    "poster_path_id" integer,
    "_status" "cms"."enum_films_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_films_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__films_v_version_site",
    "version_key" varchar,
    "version_imported_id" integer,
    "version_flag_color" "cms"."enum__films_v_version_flag_color",
    "version_label_flag_color" "cms"."enum__films_v_version_label_flag_color",
    "version_is_new" "cms"."enum__films_v_version_is_new",
    "version_is_early_a_v_p" "cms"."enum__films_v_version_is_early_a_v_p",
    "version_special_event" "cms"."enum__films_v_version_special_event",
    "version_is_kids" "cms"."enum__films_v_version_is_kids",
    "version_generic_order" numeric,
    "version_home_order" numeric,
    "version_upcoming_order" numeric,
    "version_kids_order" numeric,
    "version_background_path_id" integer,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__films_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_films_v_locales" (
    "version_flag" varchar,
    "version_label" varchar,
    "version_label_hearth" varchar,
    "version_title_language" varchar,
    "version_vod_availability" varchar,
    "version_synopsis" jsonb,
    "version_presentation" jsonb,
    "version_extra_information" jsonb,
    "version_poster_path_id" integer,
    "version__status" "cms"."enum__films_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."cinemas" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_cinemas_site",
    "key" varchar,
    "imported_id" integer,
    "backdrop_id" integer,
    "ref_image_itinerary_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."cinemas_locales" (
    "comment" jsonb,
    "description" jsonb,
    "accessibility_description" jsonb,
    "_status" "cms"."enum_cinemas_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_cinemas_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__cinemas_v_version_site",
    "version_key" varchar,
    "version_imported_id" integer,
    "version_backdrop_id" integer,
    "version_ref_image_itinerary_id" integer,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__cinemas_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "cms"."_cinemas_v_locales" (
    "version_comment" jsonb,
    "version_description" jsonb,
    "version_accessibility_description" jsonb,
    "version__status" "cms"."enum__cinemas_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."screening_notes" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_screening_notes_site",
    "key" varchar,
    "film_id" integer,
    "cinema_id" integer,
    "from" timestamp(3) with time zone,
    "to" timestamp(3) with time zone,
    "translation_notes" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."screening_notes_locales" (
    "title" varchar,
    "description" jsonb,
    "_status" "cms"."enum_screening_notes_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."screening_notes_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."_screening_notes_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" "cms"."enum__screening_notes_v_version_site",
    "version_key" varchar,
    "version_film_id" integer,
    "version_cinema_id" integer,
    "version_from" timestamp(3) with time zone,
    "version_to" timestamp(3) with time zone,
    "version_translation_notes" jsonb,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "cms"."enum__screening_notes_v_published_locale",
    "latest" boolean
  );

  CREATE TABLE "cms"."_screening_notes_v_locales" (
    "version_title" varchar,
    "version_description" jsonb,
    "version__status" "cms"."enum__screening_notes_v_version_status" DEFAULT 'draft',
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."_screening_notes_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  CREATE TABLE "cms"."rate_limits" (
    "id" serial PRIMARY KEY NOT NULL,
    "key" varchar NOT NULL,
    "count" numeric NOT NULL,
    "ends_at" numeric NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."media" (
    "id" serial PRIMARY KEY NOT NULL,
    "shape" "cms"."enum_media_shape" DEFAULT 'auto' NOT NULL,
    "centres" jsonb,
    "tone" varchar,
    "lg" varchar,
    "md" varchar,
    "sm" varchar,
    "crops" jsonb,
    "origin" jsonb,
    "site" "cms"."enum_media_site",
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_thumbnail_url" varchar,
    "sizes_thumbnail_width" numeric,
    "sizes_thumbnail_height" numeric,
    "sizes_thumbnail_mime_type" varchar,
    "sizes_thumbnail_filesize" numeric,
    "sizes_thumbnail_filename" varchar
  );

  CREATE TABLE "cms"."media_locales" (
    "alt" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "cms"."_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "cms"."releases_documents" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "action" "cms"."enum_releases_documents_action" DEFAULT 'publish' NOT NULL,
    "language" "cms"."enum_releases_documents_language" DEFAULT 'all' NOT NULL
  );

  CREATE TABLE "cms"."releases" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "site" "cms"."enum_releases_site" NOT NULL,
    "at" varchar NOT NULL,
    "done_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."releases_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "news_id" integer,
    "articles_id" integer,
    "seasons_id" integer,
    "offers_id" integer,
    "promotion_offers_id" integer,
    "temporary_offers_id" integer,
    "offers_page_id" integer,
    "ecards_id" integer,
    "pass_page_id" integer,
    "pass_plans_id" integer,
    "home_video_id" integer,
    "featured_id" integer,
    "home_pushes_id" integer,
    "header_pushes_id" integer,
    "autopromos_id" integer,
    "permanent_autopromo_id" integer,
    "native_ads_id" integer,
    "latest_video_id" integer,
    "experiences_id" integer,
    "exp_groups_id" integer,
    "technologies_id" integer,
    "tags_id" integer,
    "versions_id" integer,
    "showtime_notes_id" integer,
    "pages_id" integer,
    "faq_articles_id" integer,
    "faq_categories_id" integer,
    "footer_faq_id" integer,
    "alerts_id" integer,
    "footer_id" integer,
    "settings_id" integer,
    "films_id" integer,
    "cinemas_id" integer,
    "screening_notes_id" integer
  );

  CREATE TABLE "cms"."comments" (
    "id" serial PRIMARY KEY NOT NULL,
    "source" varchar NOT NULL,
    "document" varchar NOT NULL,
    "thread" varchar,
    "place" varchar,
    "label" varchar,
    "language" "cms"."enum_comments_language",
    "state" "cms"."enum_comments_state",
    "resolver" varchar,
    "text" varchar,
    "author" varchar NOT NULL,
    "author_name" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."deliveries" (
    "id" serial PRIMARY KEY NOT NULL,
    "title" varchar,
    "site" "cms"."enum_deliveries_site" NOT NULL,
    "kind" varchar NOT NULL,
    "key" varchar NOT NULL,
    "state" "cms"."enum_deliveries_state" NOT NULL,
    "reason" jsonb,
    "attempts" numeric NOT NULL,
    "sent_at" timestamp(3) with time zone,
    "source" varchar NOT NULL,
    "document" varchar,
    "revision" numeric NOT NULL,
    "next_attempt" numeric NOT NULL,
    "claimed_until" numeric NOT NULL,
    "background" numeric NOT NULL,
    "was_public" numeric,
    "sent_revision" numeric,
    "slugs" jsonb,
    "former_slugs" jsonb,
    "plans" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."delivered_files" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."link_checks" (
    "id" serial PRIMARY KEY NOT NULL,
    "night" varchar,
    "state" "cms"."enum_link_checks_state" NOT NULL,
    "checked" numeric,
    "broken" jsonb,
    "finished_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."provider_sessions" (
    "id" serial PRIMARY KEY NOT NULL,
    "session" varchar NOT NULL,
    "account" numeric NOT NULL,
    "issuer" varchar NOT NULL,
    "subject" varchar NOT NULL,
    "provider_session" varchar,
    "id_token" varchar,
    "device" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."code_keys" (
    "id" serial PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "key" varchar NOT NULL,
    "last_step" numeric NOT NULL,
    "wrong" numeric DEFAULT 0 NOT NULL,
    "wrong_since" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."recovery_codes" (
    "id" serial PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."session_proofs" (
    "id" serial PRIMARY KEY NOT NULL,
    "session" varchar NOT NULL,
    "account" numeric NOT NULL,
    "device" varchar,
    "proven_at" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."passkeys" (
    "id" serial PRIMARY KEY NOT NULL,
    "credential" varchar NOT NULL,
    "account" numeric NOT NULL,
    "name" varchar NOT NULL,
    "public_key" varchar NOT NULL,
    "counter" numeric NOT NULL,
    "transports" varchar NOT NULL,
    "used_at" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."passkey_challenges" (
    "id" serial PRIMARY KEY NOT NULL,
    "challenge" varchar NOT NULL,
    "purpose" varchar NOT NULL,
    "session" varchar NOT NULL,
    "account" numeric NOT NULL,
    "until" numeric NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."users_sites" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum_users_sites",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."users_languages" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "cms"."enum_users_languages",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "cms"."users_sessions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "created_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone NOT NULL
  );

  CREATE TABLE "cms"."users" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "role" "cms"."enum_users_role" DEFAULT 'reader' NOT NULL,
    "reviews" boolean DEFAULT false,
    "issuer" varchar,
    "subject" varchar,
    "suspended_at" timestamp(3) with time zone,
    "login_attempts" numeric DEFAULT 0,
    "lock_until" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "enable_a_p_i_key" boolean,
    "api_key" varchar,
    "api_key_index" varchar,
    "email" varchar NOT NULL,
    "reset_password_token" varchar,
    "reset_password_expiration" timestamp(3) with time zone,
    "salt" varchar,
    "hash" varchar,
    "reset_password_requested_at" timestamp(3) with time zone
  );

  CREATE TABLE "cms"."reviews" (
    "id" serial PRIMARY KEY NOT NULL,
    "title" varchar,
    "site" "cms"."enum_reviews_site" NOT NULL,
    "state" "cms"."enum_reviews_state" NOT NULL,
    "language" "cms"."enum_reviews_language",
    "requester" varchar NOT NULL,
    "note" varchar,
    "decider" varchar,
    "decided_at" timestamp(3) with time zone,
    "reason" varchar,
    "source" varchar NOT NULL,
    "document" varchar NOT NULL,
    "contents" jsonb NOT NULL,
    "requested_by" varchar NOT NULL,
    "decided_by" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."site_rules" (
    "id" serial PRIMARY KEY NOT NULL,
    "site" "cms"."enum_site_rules_site" NOT NULL,
    "approval" boolean DEFAULT true,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."audit_entries" (
    "id" serial PRIMARY KEY NOT NULL,
    "event" "cms"."enum_audit_entries_event" NOT NULL,
    "person" varchar,
    "way" varchar,
    "by" varchar,
    "document" varchar,
    "site" varchar,
    "language" varchar,
    "network" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."payload_kv" (
    "id" serial PRIMARY KEY NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb NOT NULL
  );

  CREATE TABLE "cms"."payload_jobs_log" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "executed_at" timestamp(3) with time zone NOT NULL,
    "completed_at" timestamp(3) with time zone NOT NULL,
    "task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
    "task_i_d" varchar NOT NULL,
    "input" jsonb,
    "output" jsonb,
    "state" "cms"."enum_payload_jobs_log_state" NOT NULL,
    "error" jsonb
  );

  CREATE TABLE "cms"."payload_jobs" (
    "id" serial PRIMARY KEY NOT NULL,
    "input" jsonb,
    "completed_at" timestamp(3) with time zone,
    "total_tried" numeric DEFAULT 0,
    "has_error" boolean DEFAULT false,
    "error" jsonb,
    "task_slug" "cms"."enum_payload_jobs_task_slug",
    "queue" varchar DEFAULT 'default',
    "wait_until" timestamp(3) with time zone,
    "processing" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."payload_locked_documents" (
    "id" serial PRIMARY KEY NOT NULL,
    "global_slug" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."payload_locked_documents_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "news_id" integer,
    "articles_id" integer,
    "seasons_id" integer,
    "offers_id" integer,
    "promotion_offers_id" integer,
    "temporary_offers_id" integer,
    "offers_page_id" integer,
    "ecards_id" integer,
    "pass_page_id" integer,
    "pass_plans_id" integer,
    "home_video_id" integer,
    "featured_id" integer,
    "home_pushes_id" integer,
    "header_pushes_id" integer,
    "autopromos_id" integer,
    "permanent_autopromo_id" integer,
    "native_ads_id" integer,
    "latest_video_id" integer,
    "experiences_id" integer,
    "exp_groups_id" integer,
    "technologies_id" integer,
    "tags_id" integer,
    "versions_id" integer,
    "showtime_notes_id" integer,
    "pages_id" integer,
    "faq_articles_id" integer,
    "faq_categories_id" integer,
    "footer_faq_id" integer,
    "alerts_id" integer,
    "footer_id" integer,
    "settings_id" integer,
    "programme_id" integer,
    "films_id" integer,
    "cinemas_id" integer,
    "screening_notes_id" integer,
    "media_id" integer,
    "releases_id" integer,
    "users_id" integer
  );

  CREATE TABLE "cms"."payload_preferences" (
    "id" serial PRIMARY KEY NOT NULL,
    "key" varchar,
    "value" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "cms"."payload_preferences_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "users_id" integer
  );

  CREATE TABLE "cms"."payload_migrations" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "batch" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  ALTER TABLE "cms"."news_cinemas" ADD CONSTRAINT "news_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news" ADD CONSTRAINT "news_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news" ADD CONSTRAINT "news_guest_image_id_media_id_fk" FOREIGN KEY ("guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_v_version_cinemas" ADD CONSTRAINT "_news_v_version_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_v" ADD CONSTRAINT "_news_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_v" ADD CONSTRAINT "_news_v_version_guest_image_id_media_id_fk" FOREIGN KEY ("version_guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_cinemas" ADD CONSTRAINT "articles_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_guest_image_id_media_id_fk" FOREIGN KEY ("guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_version_cinemas" ADD CONSTRAINT "_articles_v_version_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_guest_image_id_media_id_fk" FOREIGN KEY ("version_guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seasons_prices" ADD CONSTRAINT "seasons_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seasons_prices_locales" ADD CONSTRAINT "seasons_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."seasons_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seasons_weekdays" ADD CONSTRAINT "seasons_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seasons" ADD CONSTRAINT "seasons_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."seasons" ADD CONSTRAINT "seasons_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."seasons_locales" ADD CONSTRAINT "seasons_locales_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."seasons_locales" ADD CONSTRAINT "seasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seasons_texts" ADD CONSTRAINT "seasons_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_version_prices" ADD CONSTRAINT "_seasons_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_version_prices_locales" ADD CONSTRAINT "_seasons_v_version_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_seasons_v_version_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_version_weekdays" ADD CONSTRAINT "_seasons_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v" ADD CONSTRAINT "_seasons_v_parent_id_seasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v" ADD CONSTRAINT "_seasons_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v" ADD CONSTRAINT "_seasons_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_locales" ADD CONSTRAINT "_seasons_v_locales_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_locales" ADD CONSTRAINT "_seasons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seasons_v_texts" ADD CONSTRAINT "_seasons_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers_cinemas" ADD CONSTRAINT "offers_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offers" ADD CONSTRAINT "offers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offers" ADD CONSTRAINT "offers_guest_image_id_media_id_fk" FOREIGN KEY ("guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offers_locales" ADD CONSTRAINT "offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v_version_cinemas" ADD CONSTRAINT "_offers_v_version_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v" ADD CONSTRAINT "_offers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v" ADD CONSTRAINT "_offers_v_version_guest_image_id_media_id_fk" FOREIGN KEY ("version_guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v_locales" ADD CONSTRAINT "_offers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers_cinemas" ADD CONSTRAINT "promotion_offers_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers" ADD CONSTRAINT "promotion_offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers" ADD CONSTRAINT "promotion_offers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers" ADD CONSTRAINT "promotion_offers_guest_image_id_media_id_fk" FOREIGN KEY ("guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers_locales" ADD CONSTRAINT "promotion_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v_version_cinemas" ADD CONSTRAINT "_promotion_offers_v_version_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotion_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v" ADD CONSTRAINT "_promotion_offers_v_parent_id_promotion_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v" ADD CONSTRAINT "_promotion_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v" ADD CONSTRAINT "_promotion_offers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v" ADD CONSTRAINT "_promotion_offers_v_version_guest_image_id_media_id_fk" FOREIGN KEY ("version_guest_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v_locales" ADD CONSTRAINT "_promotion_offers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotion_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."temporary_offers" ADD CONSTRAINT "temporary_offers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."temporary_offers_locales" ADD CONSTRAINT "temporary_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."temporary_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_temporary_offers_v" ADD CONSTRAINT "_temporary_offers_v_parent_id_temporary_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."temporary_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_temporary_offers_v" ADD CONSTRAINT "_temporary_offers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_temporary_offers_v_locales" ADD CONSTRAINT "_temporary_offers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_temporary_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers_page_block_order" ADD CONSTRAINT "offers_page_block_order_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."offers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers_page" ADD CONSTRAINT "offers_page_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offers_page" ADD CONSTRAINT "offers_page_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."offers_page_locales" ADD CONSTRAINT "offers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."offers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v_version_block_order" ADD CONSTRAINT "_offers_page_v_version_block_order_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_offers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v" ADD CONSTRAINT "_offers_page_v_parent_id_offers_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."offers_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v" ADD CONSTRAINT "_offers_page_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v" ADD CONSTRAINT "_offers_page_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v_locales" ADD CONSTRAINT "_offers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_offers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."ecards" ADD CONSTRAINT "ecards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."ecards_locales" ADD CONSTRAINT "ecards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."ecards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."ecards_texts" ADD CONSTRAINT "ecards_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."ecards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_ecards_v" ADD CONSTRAINT "_ecards_v_parent_id_ecards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."ecards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_ecards_v" ADD CONSTRAINT "_ecards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_ecards_v_locales" ADD CONSTRAINT "_ecards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_ecards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_ecards_v_texts" ADD CONSTRAINT "_ecards_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_ecards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_partner_cinemas" ADD CONSTRAINT "pass_page_partner_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_partner_cinemas_locales" ADD CONSTRAINT "pass_page_partner_cinemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page_partner_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offers_options" ADD CONSTRAINT "pass_page_offers_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offers_options_locales" ADD CONSTRAINT "pass_page_offers_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page_offers_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offers" ADD CONSTRAINT "pass_page_offers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offers" ADD CONSTRAINT "pass_page_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offers_locales" ADD CONSTRAINT "pass_page_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offer_promotions" ADD CONSTRAINT "pass_page_offer_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_offer_promotions_locales" ADD CONSTRAINT "pass_page_offer_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page_offer_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_locales" ADD CONSTRAINT "pass_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_page_texts" ADD CONSTRAINT "pass_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_partner_cinemas" ADD CONSTRAINT "_pass_page_v_version_partner_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_partner_cinemas_locales" ADD CONSTRAINT "_pass_page_v_version_partner_cinemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v_version_partner_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offers_options" ADD CONSTRAINT "_pass_page_v_version_offers_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v_version_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offers_options_locales" ADD CONSTRAINT "_pass_page_v_version_offers_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v_version_offers_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offers" ADD CONSTRAINT "_pass_page_v_version_offers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offers" ADD CONSTRAINT "_pass_page_v_version_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offers_locales" ADD CONSTRAINT "_pass_page_v_version_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v_version_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offer_promotions" ADD CONSTRAINT "_pass_page_v_version_offer_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_version_offer_promotions_locales" ADD CONSTRAINT "_pass_page_v_version_offer_promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v_version_offer_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v" ADD CONSTRAINT "_pass_page_v_parent_id_pass_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pass_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_locales" ADD CONSTRAINT "_pass_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_page_v_texts" ADD CONSTRAINT "_pass_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pass_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_list_options" ADD CONSTRAINT "pass_plans_list_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_plans_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_list_options_locales" ADD CONSTRAINT "pass_plans_list_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_plans_list_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_list" ADD CONSTRAINT "pass_plans_list_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_list" ADD CONSTRAINT "pass_plans_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_list_locales" ADD CONSTRAINT "pass_plans_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_plans_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_locales" ADD CONSTRAINT "pass_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pass_plans_texts" ADD CONSTRAINT "pass_plans_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_version_list_options" ADD CONSTRAINT "_pass_plans_v_version_list_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_plans_v_version_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_version_list_options_locales" ADD CONSTRAINT "_pass_plans_v_version_list_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_plans_v_version_list_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_version_list" ADD CONSTRAINT "_pass_plans_v_version_list_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_version_list" ADD CONSTRAINT "_pass_plans_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_version_list_locales" ADD CONSTRAINT "_pass_plans_v_version_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_plans_v_version_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v" ADD CONSTRAINT "_pass_plans_v_parent_id_pass_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pass_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_locales" ADD CONSTRAINT "_pass_plans_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pass_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pass_plans_v_texts" ADD CONSTRAINT "_pass_plans_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pass_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."home_video_locales" ADD CONSTRAINT "home_video_locales_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."home_video_locales" ADD CONSTRAINT "home_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."home_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_home_video_v" ADD CONSTRAINT "_home_video_v_parent_id_home_video_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."home_video"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_video_v_locales" ADD CONSTRAINT "_home_video_v_locales_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_video_v_locales" ADD CONSTRAINT "_home_video_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_home_video_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."featured_trailers" ADD CONSTRAINT "featured_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."featured_trailers" ADD CONSTRAINT "featured_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."featured"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."featured" ADD CONSTRAINT "featured_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."featured" ADD CONSTRAINT "featured_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."featured_locales" ADD CONSTRAINT "featured_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."featured"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v_version_trailers" ADD CONSTRAINT "_featured_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v_version_trailers" ADD CONSTRAINT "_featured_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_featured_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v" ADD CONSTRAINT "_featured_v_parent_id_featured_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."featured"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v" ADD CONSTRAINT "_featured_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v" ADD CONSTRAINT "_featured_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v_locales" ADD CONSTRAINT "_featured_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_featured_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes_trailers" ADD CONSTRAINT "home_pushes_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes_trailers" ADD CONSTRAINT "home_pushes_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes" ADD CONSTRAINT "home_pushes_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes" ADD CONSTRAINT "home_pushes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes_locales" ADD CONSTRAINT "home_pushes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes_texts" ADD CONSTRAINT "home_pushes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v_version_trailers" ADD CONSTRAINT "_home_pushes_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v_version_trailers" ADD CONSTRAINT "_home_pushes_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_home_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v" ADD CONSTRAINT "_home_pushes_v_parent_id_home_pushes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."home_pushes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v" ADD CONSTRAINT "_home_pushes_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v" ADD CONSTRAINT "_home_pushes_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v_locales" ADD CONSTRAINT "_home_pushes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_home_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v_texts" ADD CONSTRAINT "_home_pushes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_home_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes_trailers" ADD CONSTRAINT "header_pushes_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes_trailers" ADD CONSTRAINT "header_pushes_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes" ADD CONSTRAINT "header_pushes_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes" ADD CONSTRAINT "header_pushes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes_locales" ADD CONSTRAINT "header_pushes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes_texts" ADD CONSTRAINT "header_pushes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v_version_trailers" ADD CONSTRAINT "_header_pushes_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v_version_trailers" ADD CONSTRAINT "_header_pushes_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v" ADD CONSTRAINT "_header_pushes_v_parent_id_header_pushes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."header_pushes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v" ADD CONSTRAINT "_header_pushes_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v" ADD CONSTRAINT "_header_pushes_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v_locales" ADD CONSTRAINT "_header_pushes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_header_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v_texts" ADD CONSTRAINT "_header_pushes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_header_pushes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."autopromos_trailers" ADD CONSTRAINT "autopromos_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."autopromos_trailers" ADD CONSTRAINT "autopromos_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."autopromos" ADD CONSTRAINT "autopromos_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."autopromos" ADD CONSTRAINT "autopromos_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."autopromos_locales" ADD CONSTRAINT "autopromos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."autopromos_texts" ADD CONSTRAINT "autopromos_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v_version_trailers" ADD CONSTRAINT "_autopromos_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v_version_trailers" ADD CONSTRAINT "_autopromos_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_autopromos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v" ADD CONSTRAINT "_autopromos_v_parent_id_autopromos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."autopromos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v" ADD CONSTRAINT "_autopromos_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v" ADD CONSTRAINT "_autopromos_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v_locales" ADD CONSTRAINT "_autopromos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_autopromos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v_texts" ADD CONSTRAINT "_autopromos_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_autopromos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo_trailers" ADD CONSTRAINT "permanent_autopromo_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo_trailers" ADD CONSTRAINT "permanent_autopromo_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo" ADD CONSTRAINT "permanent_autopromo_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo" ADD CONSTRAINT "permanent_autopromo_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo_locales" ADD CONSTRAINT "permanent_autopromo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo_texts" ADD CONSTRAINT "permanent_autopromo_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v_version_trailers" ADD CONSTRAINT "_permanent_autopromo_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v_version_trailers" ADD CONSTRAINT "_permanent_autopromo_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_permanent_autopromo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD CONSTRAINT "_permanent_autopromo_v_parent_id_permanent_autopromo_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD CONSTRAINT "_permanent_autopromo_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD CONSTRAINT "_permanent_autopromo_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v_locales" ADD CONSTRAINT "_permanent_autopromo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_permanent_autopromo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v_texts" ADD CONSTRAINT "_permanent_autopromo_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_permanent_autopromo_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."native_ads_trailers" ADD CONSTRAINT "native_ads_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."native_ads_trailers" ADD CONSTRAINT "native_ads_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."native_ads" ADD CONSTRAINT "native_ads_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."native_ads" ADD CONSTRAINT "native_ads_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."native_ads_locales" ADD CONSTRAINT "native_ads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."native_ads_texts" ADD CONSTRAINT "native_ads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v_version_trailers" ADD CONSTRAINT "_native_ads_v_version_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v_version_trailers" ADD CONSTRAINT "_native_ads_v_version_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_native_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v" ADD CONSTRAINT "_native_ads_v_parent_id_native_ads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."native_ads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v" ADD CONSTRAINT "_native_ads_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v" ADD CONSTRAINT "_native_ads_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v_locales" ADD CONSTRAINT "_native_ads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_native_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v_texts" ADD CONSTRAINT "_native_ads_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_native_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."latest_video" ADD CONSTRAINT "latest_video_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."latest_video" ADD CONSTRAINT "latest_video_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."latest_video_locales" ADD CONSTRAINT "latest_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."latest_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_latest_video_v" ADD CONSTRAINT "_latest_video_v_parent_id_latest_video_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."latest_video"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_latest_video_v" ADD CONSTRAINT "_latest_video_v_version_snapshot_id_media_id_fk" FOREIGN KEY ("version_snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_latest_video_v" ADD CONSTRAINT "_latest_video_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_latest_video_v_locales" ADD CONSTRAINT "_latest_video_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_latest_video_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."experiences_video" ADD CONSTRAINT "experiences_video_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experiences_video" ADD CONSTRAINT "experiences_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."experiences_services" ADD CONSTRAINT "experiences_services_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experiences_services" ADD CONSTRAINT "experiences_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."experiences_services_locales" ADD CONSTRAINT "experiences_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."experiences_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."experiences" ADD CONSTRAINT "experiences_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experiences" ADD CONSTRAINT "experiences_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experiences_locales" ADD CONSTRAINT "experiences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_version_video" ADD CONSTRAINT "_experiences_v_version_video_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_version_video" ADD CONSTRAINT "_experiences_v_version_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_version_services" ADD CONSTRAINT "_experiences_v_version_services_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_version_services" ADD CONSTRAINT "_experiences_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_version_services_locales" ADD CONSTRAINT "_experiences_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_experiences_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v" ADD CONSTRAINT "_experiences_v_parent_id_experiences_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experiences_v_locales" ADD CONSTRAINT "_experiences_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_articles_cinemas" ADD CONSTRAINT "exp_groups_articles_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_articles" ADD CONSTRAINT "exp_groups_articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_articles" ADD CONSTRAINT "exp_groups_articles_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_articles" ADD CONSTRAINT "exp_groups_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes_trailers" ADD CONSTRAINT "exp_groups_pushes_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes_trailers" ADD CONSTRAINT "exp_groups_pushes_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes_trailers_locales" ADD CONSTRAINT "exp_groups_pushes_trailers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_pushes_trailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes" ADD CONSTRAINT "exp_groups_pushes_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes" ADD CONSTRAINT "exp_groups_pushes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes" ADD CONSTRAINT "exp_groups_pushes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes_locales" ADD CONSTRAINT "exp_groups_pushes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_experiences" ADD CONSTRAINT "exp_groups_experiences_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_experiences" ADD CONSTRAINT "exp_groups_experiences_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_experiences" ADD CONSTRAINT "exp_groups_experiences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_experiences_locales" ADD CONSTRAINT "exp_groups_experiences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups_experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups" ADD CONSTRAINT "exp_groups_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_locales" ADD CONSTRAINT "exp_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_texts" ADD CONSTRAINT "exp_groups_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_articles_cinemas" ADD CONSTRAINT "_exp_groups_v_version_articles_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_articles" ADD CONSTRAINT "_exp_groups_v_version_articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_articles" ADD CONSTRAINT "_exp_groups_v_version_articles_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_articles" ADD CONSTRAINT "_exp_groups_v_version_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes_trailers" ADD CONSTRAINT "_exp_groups_v_version_pushes_trailers_snapshot_id_media_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes_trailers" ADD CONSTRAINT "_exp_groups_v_version_pushes_trailers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes_trailers_locales" ADD CONSTRAINT "_exp_groups_v_version_pushes_trailers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_pushes_trailers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" ADD CONSTRAINT "_exp_groups_v_version_pushes_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" ADD CONSTRAINT "_exp_groups_v_version_pushes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" ADD CONSTRAINT "_exp_groups_v_version_pushes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes_locales" ADD CONSTRAINT "_exp_groups_v_version_pushes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_experiences" ADD CONSTRAINT "_exp_groups_v_version_experiences_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_experiences" ADD CONSTRAINT "_exp_groups_v_version_experiences_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_experiences" ADD CONSTRAINT "_exp_groups_v_version_experiences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_experiences_locales" ADD CONSTRAINT "_exp_groups_v_version_experiences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v_version_experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v" ADD CONSTRAINT "_exp_groups_v_parent_id_exp_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."exp_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v" ADD CONSTRAINT "_exp_groups_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_locales" ADD CONSTRAINT "_exp_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_exp_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_texts" ADD CONSTRAINT "_exp_groups_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_exp_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."technologies" ADD CONSTRAINT "technologies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."technologies_locales" ADD CONSTRAINT "technologies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_technologies_v" ADD CONSTRAINT "_technologies_v_parent_id_technologies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."technologies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_technologies_v" ADD CONSTRAINT "_technologies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_technologies_v_locales" ADD CONSTRAINT "_technologies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_technologies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tags" ADD CONSTRAINT "tags_tooltip_image_id_media_id_fk" FOREIGN KEY ("tooltip_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tags" ADD CONSTRAINT "tags_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tags_v" ADD CONSTRAINT "_tags_v_version_tooltip_image_id_media_id_fk" FOREIGN KEY ("version_tooltip_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tags_v" ADD CONSTRAINT "_tags_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tags_v_locales" ADD CONSTRAINT "_tags_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."versions_locales" ADD CONSTRAINT "versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_versions_v" ADD CONSTRAINT "_versions_v_parent_id_versions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_versions_v_locales" ADD CONSTRAINT "_versions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_versions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."showtime_notes_locales" ADD CONSTRAINT "showtime_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."showtime_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_showtime_notes_v" ADD CONSTRAINT "_showtime_notes_v_parent_id_showtime_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."showtime_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_showtime_notes_v_locales" ADD CONSTRAINT "_showtime_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_showtime_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_labels" ADD CONSTRAINT "pages_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_explanation_items" ADD CONSTRAINT "pages_blocks_explanation_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_explanation_items" ADD CONSTRAINT "pages_blocks_explanation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_explanation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_explanation_items_locales" ADD CONSTRAINT "pages_blocks_explanation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_explanation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_explanation" ADD CONSTRAINT "pages_blocks_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_explanation_locales" ADD CONSTRAINT "pages_blocks_explanation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_explanation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mosaic_items" ADD CONSTRAINT "pages_blocks_mosaic_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mosaic_items" ADD CONSTRAINT "pages_blocks_mosaic_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mosaic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mosaic_items_locales" ADD CONSTRAINT "pages_blocks_mosaic_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mosaic_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mosaic" ADD CONSTRAINT "pages_blocks_mosaic_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mosaic_locales" ADD CONSTRAINT "pages_blocks_mosaic_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mosaic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_listing_items" ADD CONSTRAINT "pages_blocks_listing_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_listing_items" ADD CONSTRAINT "pages_blocks_listing_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_listing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_listing_items_locales" ADD CONSTRAINT "pages_blocks_listing_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_listing_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_listing" ADD CONSTRAINT "pages_blocks_listing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_listing_locales" ADD CONSTRAINT "pages_blocks_listing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_listing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_shows" ADD CONSTRAINT "pages_blocks_shows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_cinemas_cinemas" ADD CONSTRAINT "pages_blocks_cinemas_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_cinemas_cinemas_locales" ADD CONSTRAINT "pages_blocks_cinemas_cinemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_cinemas_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_cinemas" ADD CONSTRAINT "pages_blocks_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mobile_app_items" ADD CONSTRAINT "pages_blocks_mobile_app_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mobile_app_items" ADD CONSTRAINT "pages_blocks_mobile_app_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mobile_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mobile_app_items_locales" ADD CONSTRAINT "pages_blocks_mobile_app_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mobile_app_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mobile_app" ADD CONSTRAINT "pages_blocks_mobile_app_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_mobile_app_locales" ADD CONSTRAINT "pages_blocks_mobile_app_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_mobile_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_guest" ADD CONSTRAINT "pages_blocks_guest_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_guest" ADD CONSTRAINT "pages_blocks_guest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_guest_locales" ADD CONSTRAINT "pages_blocks_guest_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_guest"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_header_backdrop_id_media_id_fk" FOREIGN KEY ("header_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_header_logo_id_media_id_fk" FOREIGN KEY ("header_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_labels" ADD CONSTRAINT "_pages_v_version_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_explanation_items" ADD CONSTRAINT "_pages_v_blocks_explanation_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_explanation_items" ADD CONSTRAINT "_pages_v_blocks_explanation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_explanation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_explanation_items_locales" ADD CONSTRAINT "_pages_v_blocks_explanation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_explanation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_explanation" ADD CONSTRAINT "_pages_v_blocks_explanation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_explanation_locales" ADD CONSTRAINT "_pages_v_blocks_explanation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_explanation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mosaic_items" ADD CONSTRAINT "_pages_v_blocks_mosaic_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mosaic_items" ADD CONSTRAINT "_pages_v_blocks_mosaic_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mosaic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mosaic_items_locales" ADD CONSTRAINT "_pages_v_blocks_mosaic_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mosaic_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mosaic" ADD CONSTRAINT "_pages_v_blocks_mosaic_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mosaic_locales" ADD CONSTRAINT "_pages_v_blocks_mosaic_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mosaic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_listing_items" ADD CONSTRAINT "_pages_v_blocks_listing_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_listing_items" ADD CONSTRAINT "_pages_v_blocks_listing_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_listing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_listing_items_locales" ADD CONSTRAINT "_pages_v_blocks_listing_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_listing_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_listing" ADD CONSTRAINT "_pages_v_blocks_listing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_listing_locales" ADD CONSTRAINT "_pages_v_blocks_listing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_listing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_shows" ADD CONSTRAINT "_pages_v_blocks_shows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_cinemas_cinemas" ADD CONSTRAINT "_pages_v_blocks_cinemas_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_cinemas_cinemas_locales" ADD CONSTRAINT "_pages_v_blocks_cinemas_cinemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_cinemas_cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_cinemas" ADD CONSTRAINT "_pages_v_blocks_cinemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mobile_app_items" ADD CONSTRAINT "_pages_v_blocks_mobile_app_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mobile_app_items" ADD CONSTRAINT "_pages_v_blocks_mobile_app_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mobile_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mobile_app_items_locales" ADD CONSTRAINT "_pages_v_blocks_mobile_app_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mobile_app_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mobile_app" ADD CONSTRAINT "_pages_v_blocks_mobile_app_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_mobile_app_locales" ADD CONSTRAINT "_pages_v_blocks_mobile_app_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_mobile_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_guest" ADD CONSTRAINT "_pages_v_blocks_guest_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_guest" ADD CONSTRAINT "_pages_v_blocks_guest_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_guest_locales" ADD CONSTRAINT "_pages_v_blocks_guest_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_guest"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_header_backdrop_id_media_id_fk" FOREIGN KEY ("version_header_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_header_logo_id_media_id_fk" FOREIGN KEY ("version_header_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_articles_locales" ADD CONSTRAINT "faq_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_articles_v" ADD CONSTRAINT "_faq_articles_v_parent_id_faq_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."faq_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_faq_articles_v_locales" ADD CONSTRAINT "_faq_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_faq_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_categories_locales" ADD CONSTRAINT "faq_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_faq_categories_v_locales" ADD CONSTRAINT "_faq_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_faq_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_faq_list_questions" ADD CONSTRAINT "footer_faq_list_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_faq_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_faq_list_questions_locales" ADD CONSTRAINT "footer_faq_list_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_faq_list_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_faq_list" ADD CONSTRAINT "footer_faq_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_faq_locales" ADD CONSTRAINT "footer_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_faq_texts" ADD CONSTRAINT "footer_faq_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v_version_list_questions" ADD CONSTRAINT "_footer_faq_v_version_list_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_faq_v_version_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v_version_list_questions_locales" ADD CONSTRAINT "_footer_faq_v_version_list_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_faq_v_version_list_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v_version_list" ADD CONSTRAINT "_footer_faq_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v" ADD CONSTRAINT "_footer_faq_v_parent_id_footer_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer_faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v_locales" ADD CONSTRAINT "_footer_faq_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_faq_v_texts" ADD CONSTRAINT "_footer_faq_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_footer_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."alerts_locales" ADD CONSTRAINT "alerts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."alerts_texts" ADD CONSTRAINT "alerts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_alerts_v" ADD CONSTRAINT "_alerts_v_parent_id_alerts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_alerts_v_locales" ADD CONSTRAINT "_alerts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_alerts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_alerts_v_texts" ADD CONSTRAINT "_alerts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_alerts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_social_networks" ADD CONSTRAINT "footer_social_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_social_networks" ADD CONSTRAINT "_footer_v_version_social_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v" ADD CONSTRAINT "_footer_v_parent_id_footer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."footer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."settings_injections_attributes" ADD CONSTRAINT "settings_injections_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."settings_injections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."settings_injections" ADD CONSTRAINT "settings_injections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_settings_v_version_injections_attributes" ADD CONSTRAINT "_settings_v_version_injections_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_settings_v_version_injections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_settings_v_version_injections" ADD CONSTRAINT "_settings_v_version_injections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_settings_v" ADD CONSTRAINT "_settings_v_parent_id_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."programme_locales" ADD CONSTRAINT "programme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."films" ADD CONSTRAINT "films_imported_id_programme_id_fk" FOREIGN KEY ("imported_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."films" ADD CONSTRAINT "films_background_path_id_media_id_fk" FOREIGN KEY ("background_path_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."films_locales" ADD CONSTRAINT "films_locales_poster_path_id_media_id_fk" FOREIGN KEY ("poster_path_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_films_v" ADD CONSTRAINT "_films_v_parent_id_films_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_films_v" ADD CONSTRAINT "_films_v_version_imported_id_programme_id_fk" FOREIGN KEY ("version_imported_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_films_v" ADD CONSTRAINT "_films_v_version_background_path_id_media_id_fk" FOREIGN KEY ("version_background_path_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_films_v_locales" ADD CONSTRAINT "_films_v_locales_version_poster_path_id_media_id_fk" FOREIGN KEY ("version_poster_path_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_films_v_locales" ADD CONSTRAINT "_films_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."cinemas" ADD CONSTRAINT "cinemas_imported_id_programme_id_fk" FOREIGN KEY ("imported_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."cinemas" ADD CONSTRAINT "cinemas_backdrop_id_media_id_fk" FOREIGN KEY ("backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."cinemas" ADD CONSTRAINT "cinemas_ref_image_itinerary_id_media_id_fk" FOREIGN KEY ("ref_image_itinerary_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."cinemas_locales" ADD CONSTRAINT "cinemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v" ADD CONSTRAINT "_cinemas_v_parent_id_cinemas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."cinemas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v" ADD CONSTRAINT "_cinemas_v_version_imported_id_programme_id_fk" FOREIGN KEY ("version_imported_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v" ADD CONSTRAINT "_cinemas_v_version_backdrop_id_media_id_fk" FOREIGN KEY ("version_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v" ADD CONSTRAINT "_cinemas_v_version_ref_image_itinerary_id_media_id_fk" FOREIGN KEY ("version_ref_image_itinerary_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v_locales" ADD CONSTRAINT "_cinemas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_cinemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."screening_notes" ADD CONSTRAINT "screening_notes_film_id_programme_id_fk" FOREIGN KEY ("film_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."screening_notes" ADD CONSTRAINT "screening_notes_cinema_id_programme_id_fk" FOREIGN KEY ("cinema_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."screening_notes_locales" ADD CONSTRAINT "screening_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."screening_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."screening_notes_texts" ADD CONSTRAINT "screening_notes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."screening_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_screening_notes_v" ADD CONSTRAINT "_screening_notes_v_parent_id_screening_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."screening_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_screening_notes_v" ADD CONSTRAINT "_screening_notes_v_version_film_id_programme_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_screening_notes_v" ADD CONSTRAINT "_screening_notes_v_version_cinema_id_programme_id_fk" FOREIGN KEY ("version_cinema_id") REFERENCES "cms"."programme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_screening_notes_v_locales" ADD CONSTRAINT "_screening_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_screening_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_screening_notes_v_texts" ADD CONSTRAINT "_screening_notes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_screening_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_documents" ADD CONSTRAINT "releases_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_promotion_offers_fk" FOREIGN KEY ("promotion_offers_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_temporary_offers_fk" FOREIGN KEY ("temporary_offers_id") REFERENCES "cms"."temporary_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_offers_page_fk" FOREIGN KEY ("offers_page_id") REFERENCES "cms"."offers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_ecards_fk" FOREIGN KEY ("ecards_id") REFERENCES "cms"."ecards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pass_page_fk" FOREIGN KEY ("pass_page_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pass_plans_fk" FOREIGN KEY ("pass_plans_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_home_video_fk" FOREIGN KEY ("home_video_id") REFERENCES "cms"."home_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_featured_fk" FOREIGN KEY ("featured_id") REFERENCES "cms"."featured"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_home_pushes_fk" FOREIGN KEY ("home_pushes_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_header_pushes_fk" FOREIGN KEY ("header_pushes_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_autopromos_fk" FOREIGN KEY ("autopromos_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_permanent_autopromo_fk" FOREIGN KEY ("permanent_autopromo_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_native_ads_fk" FOREIGN KEY ("native_ads_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_latest_video_fk" FOREIGN KEY ("latest_video_id") REFERENCES "cms"."latest_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_experience_groups_fk" FOREIGN KEY ("exp_groups_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "cms"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_versions_fk" FOREIGN KEY ("versions_id") REFERENCES "cms"."versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_showtime_notes_fk" FOREIGN KEY ("showtime_notes_id") REFERENCES "cms"."showtime_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_faq_articles_fk" FOREIGN KEY ("faq_articles_id") REFERENCES "cms"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "cms"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_footer_faq_fk" FOREIGN KEY ("footer_faq_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "cms"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_settings_fk" FOREIGN KEY ("settings_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "cms"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_cinemas_fk" FOREIGN KEY ("cinemas_id") REFERENCES "cms"."cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_screening_notes_fk" FOREIGN KEY ("screening_notes_id") REFERENCES "cms"."screening_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sites" ADD CONSTRAINT "users_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotion_offers_fk" FOREIGN KEY ("promotion_offers_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_temporary_offers_fk" FOREIGN KEY ("temporary_offers_id") REFERENCES "cms"."temporary_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_page_fk" FOREIGN KEY ("offers_page_id") REFERENCES "cms"."offers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ecards_fk" FOREIGN KEY ("ecards_id") REFERENCES "cms"."ecards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pass_page_fk" FOREIGN KEY ("pass_page_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pass_plans_fk" FOREIGN KEY ("pass_plans_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_video_fk" FOREIGN KEY ("home_video_id") REFERENCES "cms"."home_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_fk" FOREIGN KEY ("featured_id") REFERENCES "cms"."featured"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_pushes_fk" FOREIGN KEY ("home_pushes_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_header_pushes_fk" FOREIGN KEY ("header_pushes_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_autopromos_fk" FOREIGN KEY ("autopromos_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_permanent_autopromo_fk" FOREIGN KEY ("permanent_autopromo_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_native_ads_fk" FOREIGN KEY ("native_ads_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_latest_video_fk" FOREIGN KEY ("latest_video_id") REFERENCES "cms"."latest_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experience_groups_fk" FOREIGN KEY ("exp_groups_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "cms"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_versions_fk" FOREIGN KEY ("versions_id") REFERENCES "cms"."versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_showtime_notes_fk" FOREIGN KEY ("showtime_notes_id") REFERENCES "cms"."showtime_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_articles_fk" FOREIGN KEY ("faq_articles_id") REFERENCES "cms"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "cms"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_faq_fk" FOREIGN KEY ("footer_faq_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "cms"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_settings_fk" FOREIGN KEY ("settings_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programme_fk" FOREIGN KEY ("programme_id") REFERENCES "cms"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "cms"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cinemas_fk" FOREIGN KEY ("cinemas_id") REFERENCES "cms"."cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_screening_notes_fk" FOREIGN KEY ("screening_notes_id") REFERENCES "cms"."screening_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_cinemas_order_idx" ON "cms"."news_cinemas" USING btree ("_order");
  CREATE INDEX "news_cinemas_parent_id_idx" ON "cms"."news_cinemas" USING btree ("_parent_id");
  CREATE INDEX "news_site_idx" ON "cms"."news" USING btree ("site");
  CREATE INDEX "news_key_idx" ON "cms"."news" USING btree ("key");
  CREATE INDEX "news_image_idx" ON "cms"."news" USING btree ("image_id");
  CREATE INDEX "news_thumbnail_idx" ON "cms"."news" USING btree ("thumbnail_id");
  CREATE INDEX "news_guest_guest_image_idx" ON "cms"."news" USING btree ("guest_image_id");
  CREATE INDEX "news_updated_at_idx" ON "cms"."news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "cms"."news" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_idx" ON "cms"."news" USING btree ("site","key");
  CREATE INDEX "news__status_idx" ON "cms"."news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "cms"."news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_version_cinemas_order_idx" ON "cms"."_news_v_version_cinemas" USING btree ("_order");
  CREATE INDEX "_news_v_version_cinemas_parent_id_idx" ON "cms"."_news_v_version_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "cms"."_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_site_idx" ON "cms"."_news_v" USING btree ("version_site");
  CREATE INDEX "_news_v_version_version_key_idx" ON "cms"."_news_v" USING btree ("version_key");
  CREATE INDEX "_news_v_version_version_image_idx" ON "cms"."_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_thumbnail_idx" ON "cms"."_news_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_news_v_version_guest_version_guest_image_idx" ON "cms"."_news_v" USING btree ("version_guest_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "cms"."_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "cms"."_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_created_at_idx" ON "cms"."_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "cms"."_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "cms"."_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "cms"."_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "cms"."_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "cms"."_news_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_idx" ON "cms"."_news_v" USING btree ("version_site","version_key");
  CREATE INDEX "_news_v_version_version__status_idx" ON "cms"."_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "cms"."_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_cinemas_order_idx" ON "cms"."articles_cinemas" USING btree ("_order");
  CREATE INDEX "articles_cinemas_parent_id_idx" ON "cms"."articles_cinemas" USING btree ("_parent_id");
  CREATE INDEX "articles_site_idx" ON "cms"."articles" USING btree ("site");
  CREATE INDEX "articles_key_idx" ON "cms"."articles" USING btree ("key");
  CREATE INDEX "articles_image_idx" ON "cms"."articles" USING btree ("image_id");
  CREATE INDEX "articles_thumbnail_idx" ON "cms"."articles" USING btree ("thumbnail_id");
  CREATE INDEX "articles_guest_guest_image_idx" ON "cms"."articles" USING btree ("guest_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "cms"."articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "cms"."articles" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_1_idx" ON "cms"."articles" USING btree ("site","key");
  CREATE INDEX "articles__status_idx" ON "cms"."articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "cms"."articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_version_cinemas_order_idx" ON "cms"."_articles_v_version_cinemas" USING btree ("_order");
  CREATE INDEX "_articles_v_version_cinemas_parent_id_idx" ON "cms"."_articles_v_version_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "cms"."_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_site_idx" ON "cms"."_articles_v" USING btree ("version_site");
  CREATE INDEX "_articles_v_version_version_key_idx" ON "cms"."_articles_v" USING btree ("version_key");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "cms"."_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_thumbnail_idx" ON "cms"."_articles_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_articles_v_version_guest_version_guest_image_idx" ON "cms"."_articles_v" USING btree ("version_guest_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "cms"."_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "cms"."_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_created_at_idx" ON "cms"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "cms"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "cms"."_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "cms"."_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "cms"."_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "cms"."_articles_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_1_idx" ON "cms"."_articles_v" USING btree ("version_site","version_key");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "cms"."_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "cms"."_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_prices_order_idx" ON "cms"."seasons_prices" USING btree ("_order");
  CREATE INDEX "seasons_prices_parent_id_idx" ON "cms"."seasons_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "seasons_prices_locales_locale_parent_id_unique" ON "cms"."seasons_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_weekdays_order_idx" ON "cms"."seasons_weekdays" USING btree ("order");
  CREATE INDEX "seasons_weekdays_parent_idx" ON "cms"."seasons_weekdays" USING btree ("parent_id");
  CREATE INDEX "seasons_site_idx" ON "cms"."seasons" USING btree ("site");
  CREATE INDEX "seasons_key_idx" ON "cms"."seasons" USING btree ("key");
  CREATE INDEX "seasons_backdrop_idx" ON "cms"."seasons" USING btree ("backdrop_id");
  CREATE INDEX "seasons_logo_idx" ON "cms"."seasons" USING btree ("logo_id");
  CREATE INDEX "seasons_updated_at_idx" ON "cms"."seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "cms"."seasons" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_2_idx" ON "cms"."seasons" USING btree ("site","key");
  CREATE INDEX "seasons_poster_idx" ON "cms"."seasons_locales" USING btree ("poster_id","_locale");
  CREATE INDEX "seasons__status_idx" ON "cms"."seasons_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "seasons_locales_locale_parent_id_unique" ON "cms"."seasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_texts_order_parent" ON "cms"."seasons_texts" USING btree ("order","parent_id");
  CREATE INDEX "_seasons_v_version_prices_order_idx" ON "cms"."_seasons_v_version_prices" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_prices_parent_id_idx" ON "cms"."_seasons_v_version_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_seasons_v_version_prices_locales_locale_parent_id_unique" ON "cms"."_seasons_v_version_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seasons_v_version_weekdays_order_idx" ON "cms"."_seasons_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_seasons_v_version_weekdays_parent_idx" ON "cms"."_seasons_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_parent_idx" ON "cms"."_seasons_v" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_version_version_site_idx" ON "cms"."_seasons_v" USING btree ("version_site");
  CREATE INDEX "_seasons_v_version_version_key_idx" ON "cms"."_seasons_v" USING btree ("version_key");
  CREATE INDEX "_seasons_v_version_version_backdrop_idx" ON "cms"."_seasons_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_seasons_v_version_version_logo_idx" ON "cms"."_seasons_v" USING btree ("version_logo_id");
  CREATE INDEX "_seasons_v_version_version_updated_at_idx" ON "cms"."_seasons_v" USING btree ("version_updated_at");
  CREATE INDEX "_seasons_v_version_version_created_at_idx" ON "cms"."_seasons_v" USING btree ("version_created_at");
  CREATE INDEX "_seasons_v_created_at_idx" ON "cms"."_seasons_v" USING btree ("created_at");
  CREATE INDEX "_seasons_v_updated_at_idx" ON "cms"."_seasons_v" USING btree ("updated_at");
  CREATE INDEX "_seasons_v_snapshot_idx" ON "cms"."_seasons_v" USING btree ("snapshot");
  CREATE INDEX "_seasons_v_published_locale_idx" ON "cms"."_seasons_v" USING btree ("published_locale");
  CREATE INDEX "_seasons_v_latest_idx" ON "cms"."_seasons_v" USING btree ("latest");
  CREATE INDEX "_seasons_v_autosave_idx" ON "cms"."_seasons_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_2_idx" ON "cms"."_seasons_v" USING btree ("version_site","version_key");
  CREATE INDEX "_seasons_v_version_version_poster_idx" ON "cms"."_seasons_v_locales" USING btree ("version_poster_id","_locale");
  CREATE INDEX "_seasons_v_version_version__status_idx" ON "cms"."_seasons_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_seasons_v_locales_locale_parent_id_unique" ON "cms"."_seasons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seasons_v_texts_order_parent" ON "cms"."_seasons_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "offers_cinemas_order_idx" ON "cms"."offers_cinemas" USING btree ("_order");
  CREATE INDEX "offers_cinemas_parent_id_idx" ON "cms"."offers_cinemas" USING btree ("_parent_id");
  CREATE INDEX "offers_site_idx" ON "cms"."offers" USING btree ("site");
  CREATE INDEX "offers_key_idx" ON "cms"."offers" USING btree ("key");
  CREATE INDEX "offers_image_idx" ON "cms"."offers" USING btree ("image_id");
  CREATE INDEX "offers_thumbnail_idx" ON "cms"."offers" USING btree ("thumbnail_id");
  CREATE INDEX "offers_guest_guest_image_idx" ON "cms"."offers" USING btree ("guest_image_id");
  CREATE INDEX "offers_updated_at_idx" ON "cms"."offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "cms"."offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_3_idx" ON "cms"."offers" USING btree ("site","key");
  CREATE INDEX "offers__status_idx" ON "cms"."offers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "offers_locales_locale_parent_id_unique" ON "cms"."offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offers_v_version_cinemas_order_idx" ON "cms"."_offers_v_version_cinemas" USING btree ("_order");
  CREATE INDEX "_offers_v_version_cinemas_parent_id_idx" ON "cms"."_offers_v_version_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_offers_v_parent_idx" ON "cms"."_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_site_idx" ON "cms"."_offers_v" USING btree ("version_site");
  CREATE INDEX "_offers_v_version_version_key_idx" ON "cms"."_offers_v" USING btree ("version_key");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "cms"."_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_thumbnail_idx" ON "cms"."_offers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_offers_v_version_guest_version_guest_image_idx" ON "cms"."_offers_v" USING btree ("version_guest_image_id");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "cms"."_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "cms"."_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_created_at_idx" ON "cms"."_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "cms"."_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_snapshot_idx" ON "cms"."_offers_v" USING btree ("snapshot");
  CREATE INDEX "_offers_v_published_locale_idx" ON "cms"."_offers_v" USING btree ("published_locale");
  CREATE INDEX "_offers_v_latest_idx" ON "cms"."_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_autosave_idx" ON "cms"."_offers_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_3_idx" ON "cms"."_offers_v" USING btree ("version_site","version_key");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "cms"."_offers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_offers_v_locales_locale_parent_id_unique" ON "cms"."_offers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotion_offers_cinemas_order_idx" ON "cms"."promotion_offers_cinemas" USING btree ("_order");
  CREATE INDEX "promotion_offers_cinemas_parent_id_idx" ON "cms"."promotion_offers_cinemas" USING btree ("_parent_id");
  CREATE INDEX "promotion_offers_site_idx" ON "cms"."promotion_offers" USING btree ("site");
  CREATE INDEX "promotion_offers_key_idx" ON "cms"."promotion_offers" USING btree ("key");
  CREATE INDEX "promotion_offers_image_idx" ON "cms"."promotion_offers" USING btree ("image_id");
  CREATE INDEX "promotion_offers_thumbnail_idx" ON "cms"."promotion_offers" USING btree ("thumbnail_id");
  CREATE INDEX "promotion_offers_guest_guest_image_idx" ON "cms"."promotion_offers" USING btree ("guest_image_id");
  CREATE INDEX "promotion_offers_updated_at_idx" ON "cms"."promotion_offers" USING btree ("updated_at");
  CREATE INDEX "promotion_offers_created_at_idx" ON "cms"."promotion_offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_4_idx" ON "cms"."promotion_offers" USING btree ("site","key");
  CREATE INDEX "promotion_offers__status_idx" ON "cms"."promotion_offers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "promotion_offers_locales_locale_parent_id_unique" ON "cms"."promotion_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotion_offers_v_version_cinemas_order_idx" ON "cms"."_promotion_offers_v_version_cinemas" USING btree ("_order");
  CREATE INDEX "_promotion_offers_v_version_cinemas_parent_id_idx" ON "cms"."_promotion_offers_v_version_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_promotion_offers_v_parent_idx" ON "cms"."_promotion_offers_v" USING btree ("parent_id");
  CREATE INDEX "_promotion_offers_v_version_version_site_idx" ON "cms"."_promotion_offers_v" USING btree ("version_site");
  CREATE INDEX "_promotion_offers_v_version_version_key_idx" ON "cms"."_promotion_offers_v" USING btree ("version_key");
  CREATE INDEX "_promotion_offers_v_version_version_image_idx" ON "cms"."_promotion_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_promotion_offers_v_version_version_thumbnail_idx" ON "cms"."_promotion_offers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_promotion_offers_v_version_guest_version_guest_image_idx" ON "cms"."_promotion_offers_v" USING btree ("version_guest_image_id");
  CREATE INDEX "_promotion_offers_v_version_version_updated_at_idx" ON "cms"."_promotion_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotion_offers_v_version_version_created_at_idx" ON "cms"."_promotion_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_promotion_offers_v_created_at_idx" ON "cms"."_promotion_offers_v" USING btree ("created_at");
  CREATE INDEX "_promotion_offers_v_updated_at_idx" ON "cms"."_promotion_offers_v" USING btree ("updated_at");
  CREATE INDEX "_promotion_offers_v_snapshot_idx" ON "cms"."_promotion_offers_v" USING btree ("snapshot");
  CREATE INDEX "_promotion_offers_v_published_locale_idx" ON "cms"."_promotion_offers_v" USING btree ("published_locale");
  CREATE INDEX "_promotion_offers_v_latest_idx" ON "cms"."_promotion_offers_v" USING btree ("latest");
  CREATE INDEX "_promotion_offers_v_autosave_idx" ON "cms"."_promotion_offers_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_4_idx" ON "cms"."_promotion_offers_v" USING btree ("version_site","version_key");
  CREATE INDEX "_promotion_offers_v_version_version__status_idx" ON "cms"."_promotion_offers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_promotion_offers_v_locales_locale_parent_id_unique" ON "cms"."_promotion_offers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "temporary_offers_site_idx" ON "cms"."temporary_offers" USING btree ("site");
  CREATE INDEX "temporary_offers_key_idx" ON "cms"."temporary_offers" USING btree ("key");
  CREATE INDEX "temporary_offers_picture_idx" ON "cms"."temporary_offers" USING btree ("picture_id");
  CREATE INDEX "temporary_offers_updated_at_idx" ON "cms"."temporary_offers" USING btree ("updated_at");
  CREATE INDEX "temporary_offers_created_at_idx" ON "cms"."temporary_offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_5_idx" ON "cms"."temporary_offers" USING btree ("site","key");
  CREATE INDEX "temporary_offers__status_idx" ON "cms"."temporary_offers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "temporary_offers_locales_locale_parent_id_unique" ON "cms"."temporary_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_temporary_offers_v_parent_idx" ON "cms"."_temporary_offers_v" USING btree ("parent_id");
  CREATE INDEX "_temporary_offers_v_version_version_site_idx" ON "cms"."_temporary_offers_v" USING btree ("version_site");
  CREATE INDEX "_temporary_offers_v_version_version_key_idx" ON "cms"."_temporary_offers_v" USING btree ("version_key");
  CREATE INDEX "_temporary_offers_v_version_version_picture_idx" ON "cms"."_temporary_offers_v" USING btree ("version_picture_id");
  CREATE INDEX "_temporary_offers_v_version_version_updated_at_idx" ON "cms"."_temporary_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_temporary_offers_v_version_version_created_at_idx" ON "cms"."_temporary_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_temporary_offers_v_created_at_idx" ON "cms"."_temporary_offers_v" USING btree ("created_at");
  CREATE INDEX "_temporary_offers_v_updated_at_idx" ON "cms"."_temporary_offers_v" USING btree ("updated_at");
  CREATE INDEX "_temporary_offers_v_snapshot_idx" ON "cms"."_temporary_offers_v" USING btree ("snapshot");
  CREATE INDEX "_temporary_offers_v_published_locale_idx" ON "cms"."_temporary_offers_v" USING btree ("published_locale");
  CREATE INDEX "_temporary_offers_v_latest_idx" ON "cms"."_temporary_offers_v" USING btree ("latest");
  CREATE INDEX "_temporary_offers_v_autosave_idx" ON "cms"."_temporary_offers_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_5_idx" ON "cms"."_temporary_offers_v" USING btree ("version_site","version_key");
  CREATE INDEX "_temporary_offers_v_version_version__status_idx" ON "cms"."_temporary_offers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_temporary_offers_v_locales_locale_parent_id_unique" ON "cms"."_temporary_offers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offers_page_block_order_order_idx" ON "cms"."offers_page_block_order" USING btree ("order");
  CREATE INDEX "offers_page_block_order_parent_idx" ON "cms"."offers_page_block_order" USING btree ("parent_id");
  CREATE INDEX "offers_page_site_idx" ON "cms"."offers_page" USING btree ("site");
  CREATE INDEX "offers_page_key_idx" ON "cms"."offers_page" USING btree ("key");
  CREATE INDEX "offers_page_logo_idx" ON "cms"."offers_page" USING btree ("logo_id");
  CREATE INDEX "offers_page_backdrop_idx" ON "cms"."offers_page" USING btree ("backdrop_id");
  CREATE INDEX "offers_page_updated_at_idx" ON "cms"."offers_page" USING btree ("updated_at");
  CREATE INDEX "offers_page_created_at_idx" ON "cms"."offers_page" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_6_idx" ON "cms"."offers_page" USING btree ("site","key");
  CREATE INDEX "offers_page__status_idx" ON "cms"."offers_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "offers_page_locales_locale_parent_id_unique" ON "cms"."offers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offers_page_v_version_block_order_order_idx" ON "cms"."_offers_page_v_version_block_order" USING btree ("order");
  CREATE INDEX "_offers_page_v_version_block_order_parent_idx" ON "cms"."_offers_page_v_version_block_order" USING btree ("parent_id");
  CREATE INDEX "_offers_page_v_parent_idx" ON "cms"."_offers_page_v" USING btree ("parent_id");
  CREATE INDEX "_offers_page_v_version_version_site_idx" ON "cms"."_offers_page_v" USING btree ("version_site");
  CREATE INDEX "_offers_page_v_version_version_key_idx" ON "cms"."_offers_page_v" USING btree ("version_key");
  CREATE INDEX "_offers_page_v_version_version_logo_idx" ON "cms"."_offers_page_v" USING btree ("version_logo_id");
  CREATE INDEX "_offers_page_v_version_version_backdrop_idx" ON "cms"."_offers_page_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_offers_page_v_version_version_updated_at_idx" ON "cms"."_offers_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_page_v_version_version_created_at_idx" ON "cms"."_offers_page_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_page_v_created_at_idx" ON "cms"."_offers_page_v" USING btree ("created_at");
  CREATE INDEX "_offers_page_v_updated_at_idx" ON "cms"."_offers_page_v" USING btree ("updated_at");
  CREATE INDEX "_offers_page_v_snapshot_idx" ON "cms"."_offers_page_v" USING btree ("snapshot");
  CREATE INDEX "_offers_page_v_published_locale_idx" ON "cms"."_offers_page_v" USING btree ("published_locale");
  CREATE INDEX "_offers_page_v_latest_idx" ON "cms"."_offers_page_v" USING btree ("latest");
  CREATE INDEX "_offers_page_v_autosave_idx" ON "cms"."_offers_page_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_6_idx" ON "cms"."_offers_page_v" USING btree ("version_site","version_key");
  CREATE INDEX "_offers_page_v_version_version__status_idx" ON "cms"."_offers_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_offers_page_v_locales_locale_parent_id_unique" ON "cms"."_offers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ecards_site_idx" ON "cms"."ecards" USING btree ("site");
  CREATE INDEX "ecards_key_idx" ON "cms"."ecards" USING btree ("key");
  CREATE INDEX "ecards_image_idx" ON "cms"."ecards" USING btree ("image_id");
  CREATE INDEX "ecards_updated_at_idx" ON "cms"."ecards" USING btree ("updated_at");
  CREATE INDEX "ecards_created_at_idx" ON "cms"."ecards" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_7_idx" ON "cms"."ecards" USING btree ("site","key");
  CREATE INDEX "ecards__status_idx" ON "cms"."ecards_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "ecards_locales_locale_parent_id_unique" ON "cms"."ecards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ecards_texts_order_parent" ON "cms"."ecards_texts" USING btree ("order","parent_id");
  CREATE INDEX "_ecards_v_parent_idx" ON "cms"."_ecards_v" USING btree ("parent_id");
  CREATE INDEX "_ecards_v_version_version_site_idx" ON "cms"."_ecards_v" USING btree ("version_site");
  CREATE INDEX "_ecards_v_version_version_key_idx" ON "cms"."_ecards_v" USING btree ("version_key");
  CREATE INDEX "_ecards_v_version_version_image_idx" ON "cms"."_ecards_v" USING btree ("version_image_id");
  CREATE INDEX "_ecards_v_version_version_updated_at_idx" ON "cms"."_ecards_v" USING btree ("version_updated_at");
  CREATE INDEX "_ecards_v_version_version_created_at_idx" ON "cms"."_ecards_v" USING btree ("version_created_at");
  CREATE INDEX "_ecards_v_created_at_idx" ON "cms"."_ecards_v" USING btree ("created_at");
  CREATE INDEX "_ecards_v_updated_at_idx" ON "cms"."_ecards_v" USING btree ("updated_at");
  CREATE INDEX "_ecards_v_snapshot_idx" ON "cms"."_ecards_v" USING btree ("snapshot");
  CREATE INDEX "_ecards_v_published_locale_idx" ON "cms"."_ecards_v" USING btree ("published_locale");
  CREATE INDEX "_ecards_v_latest_idx" ON "cms"."_ecards_v" USING btree ("latest");
  CREATE INDEX "_ecards_v_autosave_idx" ON "cms"."_ecards_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_7_idx" ON "cms"."_ecards_v" USING btree ("version_site","version_key");
  CREATE INDEX "_ecards_v_version_version__status_idx" ON "cms"."_ecards_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_ecards_v_locales_locale_parent_id_unique" ON "cms"."_ecards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ecards_v_texts_order_parent" ON "cms"."_ecards_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "pass_page_partner_cinemas_order_idx" ON "cms"."pass_page_partner_cinemas" USING btree ("_order");
  CREATE INDEX "pass_page_partner_cinemas_parent_id_idx" ON "cms"."pass_page_partner_cinemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pass_page_partner_cinemas_locales_locale_parent_id_unique" ON "cms"."pass_page_partner_cinemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_page_offers_options_order_idx" ON "cms"."pass_page_offers_options" USING btree ("_order");
  CREATE INDEX "pass_page_offers_options_parent_id_idx" ON "cms"."pass_page_offers_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pass_page_offers_options_locales_locale_parent_id_unique" ON "cms"."pass_page_offers_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_page_offers_order_idx" ON "cms"."pass_page_offers" USING btree ("_order");
  CREATE INDEX "pass_page_offers_parent_id_idx" ON "cms"."pass_page_offers" USING btree ("_parent_id");
  CREATE INDEX "pass_page_offers_picture_idx" ON "cms"."pass_page_offers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pass_page_offers_locales_locale_parent_id_unique" ON "cms"."pass_page_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_page_offer_promotions_order_idx" ON "cms"."pass_page_offer_promotions" USING btree ("_order");
  CREATE INDEX "pass_page_offer_promotions_parent_id_idx" ON "cms"."pass_page_offer_promotions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pass_page_offer_promotions_locales_locale_parent_id_unique" ON "cms"."pass_page_offer_promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_page_site_idx" ON "cms"."pass_page" USING btree ("site");
  CREATE INDEX "pass_page_key_idx" ON "cms"."pass_page" USING btree ("key");
  CREATE INDEX "pass_page_updated_at_idx" ON "cms"."pass_page" USING btree ("updated_at");
  CREATE INDEX "pass_page_created_at_idx" ON "cms"."pass_page" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_8_idx" ON "cms"."pass_page" USING btree ("site","key");
  CREATE INDEX "pass_page__status_idx" ON "cms"."pass_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pass_page_locales_locale_parent_id_unique" ON "cms"."pass_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_page_texts_order_parent" ON "cms"."pass_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "pass_page_texts_locale_parent" ON "cms"."pass_page_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_pass_page_v_version_partner_cinemas_order_idx" ON "cms"."_pass_page_v_version_partner_cinemas" USING btree ("_order");
  CREATE INDEX "_pass_page_v_version_partner_cinemas_parent_id_idx" ON "cms"."_pass_page_v_version_partner_cinemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pass_page_v_version_partner_cinemas_locales_locale_parent_i" ON "cms"."_pass_page_v_version_partner_cinemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_page_v_version_offers_options_order_idx" ON "cms"."_pass_page_v_version_offers_options" USING btree ("_order");
  CREATE INDEX "_pass_page_v_version_offers_options_parent_id_idx" ON "cms"."_pass_page_v_version_offers_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pass_page_v_version_offers_options_locales_locale_parent_id" ON "cms"."_pass_page_v_version_offers_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_page_v_version_offers_order_idx" ON "cms"."_pass_page_v_version_offers" USING btree ("_order");
  CREATE INDEX "_pass_page_v_version_offers_parent_id_idx" ON "cms"."_pass_page_v_version_offers" USING btree ("_parent_id");
  CREATE INDEX "_pass_page_v_version_offers_picture_idx" ON "cms"."_pass_page_v_version_offers" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pass_page_v_version_offers_locales_locale_parent_id_unique" ON "cms"."_pass_page_v_version_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_page_v_version_offer_promotions_order_idx" ON "cms"."_pass_page_v_version_offer_promotions" USING btree ("_order");
  CREATE INDEX "_pass_page_v_version_offer_promotions_parent_id_idx" ON "cms"."_pass_page_v_version_offer_promotions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pass_page_v_version_offer_promotions_locales_locale_parent_" ON "cms"."_pass_page_v_version_offer_promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_page_v_parent_idx" ON "cms"."_pass_page_v" USING btree ("parent_id");
  CREATE INDEX "_pass_page_v_version_version_site_idx" ON "cms"."_pass_page_v" USING btree ("version_site");
  CREATE INDEX "_pass_page_v_version_version_key_idx" ON "cms"."_pass_page_v" USING btree ("version_key");
  CREATE INDEX "_pass_page_v_version_version_updated_at_idx" ON "cms"."_pass_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_pass_page_v_version_version_created_at_idx" ON "cms"."_pass_page_v" USING btree ("version_created_at");
  CREATE INDEX "_pass_page_v_created_at_idx" ON "cms"."_pass_page_v" USING btree ("created_at");
  CREATE INDEX "_pass_page_v_updated_at_idx" ON "cms"."_pass_page_v" USING btree ("updated_at");
  CREATE INDEX "_pass_page_v_snapshot_idx" ON "cms"."_pass_page_v" USING btree ("snapshot");
  CREATE INDEX "_pass_page_v_published_locale_idx" ON "cms"."_pass_page_v" USING btree ("published_locale");
  CREATE INDEX "_pass_page_v_latest_idx" ON "cms"."_pass_page_v" USING btree ("latest");
  CREATE INDEX "_pass_page_v_autosave_idx" ON "cms"."_pass_page_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_8_idx" ON "cms"."_pass_page_v" USING btree ("version_site","version_key");
  CREATE INDEX "_pass_page_v_version_version__status_idx" ON "cms"."_pass_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pass_page_v_locales_locale_parent_id_unique" ON "cms"."_pass_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_page_v_texts_order_parent" ON "cms"."_pass_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pass_page_v_texts_locale_parent" ON "cms"."_pass_page_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "pass_plans_list_options_order_idx" ON "cms"."pass_plans_list_options" USING btree ("_order");
  CREATE INDEX "pass_plans_list_options_parent_id_idx" ON "cms"."pass_plans_list_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pass_plans_list_options_locales_locale_parent_id_unique" ON "cms"."pass_plans_list_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_plans_list_order_idx" ON "cms"."pass_plans_list" USING btree ("_order");
  CREATE INDEX "pass_plans_list_parent_id_idx" ON "cms"."pass_plans_list" USING btree ("_parent_id");
  CREATE INDEX "pass_plans_list_picture_idx" ON "cms"."pass_plans_list" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pass_plans_list_locales_locale_parent_id_unique" ON "cms"."pass_plans_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_plans_site_idx" ON "cms"."pass_plans" USING btree ("site");
  CREATE INDEX "pass_plans_key_idx" ON "cms"."pass_plans" USING btree ("key");
  CREATE INDEX "pass_plans_updated_at_idx" ON "cms"."pass_plans" USING btree ("updated_at");
  CREATE INDEX "pass_plans_created_at_idx" ON "cms"."pass_plans" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_9_idx" ON "cms"."pass_plans" USING btree ("site","key");
  CREATE INDEX "pass_plans__status_idx" ON "cms"."pass_plans_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pass_plans_locales_locale_parent_id_unique" ON "cms"."pass_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pass_plans_texts_order_parent" ON "cms"."pass_plans_texts" USING btree ("order","parent_id");
  CREATE INDEX "pass_plans_texts_locale_parent" ON "cms"."pass_plans_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_pass_plans_v_version_list_options_order_idx" ON "cms"."_pass_plans_v_version_list_options" USING btree ("_order");
  CREATE INDEX "_pass_plans_v_version_list_options_parent_id_idx" ON "cms"."_pass_plans_v_version_list_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pass_plans_v_version_list_options_locales_locale_parent_id_" ON "cms"."_pass_plans_v_version_list_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_plans_v_version_list_order_idx" ON "cms"."_pass_plans_v_version_list" USING btree ("_order");
  CREATE INDEX "_pass_plans_v_version_list_parent_id_idx" ON "cms"."_pass_plans_v_version_list" USING btree ("_parent_id");
  CREATE INDEX "_pass_plans_v_version_list_picture_idx" ON "cms"."_pass_plans_v_version_list" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pass_plans_v_version_list_locales_locale_parent_id_unique" ON "cms"."_pass_plans_v_version_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_plans_v_parent_idx" ON "cms"."_pass_plans_v" USING btree ("parent_id");
  CREATE INDEX "_pass_plans_v_version_version_site_idx" ON "cms"."_pass_plans_v" USING btree ("version_site");
  CREATE INDEX "_pass_plans_v_version_version_key_idx" ON "cms"."_pass_plans_v" USING btree ("version_key");
  CREATE INDEX "_pass_plans_v_version_version_updated_at_idx" ON "cms"."_pass_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_pass_plans_v_version_version_created_at_idx" ON "cms"."_pass_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_pass_plans_v_created_at_idx" ON "cms"."_pass_plans_v" USING btree ("created_at");
  CREATE INDEX "_pass_plans_v_updated_at_idx" ON "cms"."_pass_plans_v" USING btree ("updated_at");
  CREATE INDEX "_pass_plans_v_snapshot_idx" ON "cms"."_pass_plans_v" USING btree ("snapshot");
  CREATE INDEX "_pass_plans_v_published_locale_idx" ON "cms"."_pass_plans_v" USING btree ("published_locale");
  CREATE INDEX "_pass_plans_v_latest_idx" ON "cms"."_pass_plans_v" USING btree ("latest");
  CREATE INDEX "_pass_plans_v_autosave_idx" ON "cms"."_pass_plans_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_9_idx" ON "cms"."_pass_plans_v" USING btree ("version_site","version_key");
  CREATE INDEX "_pass_plans_v_version_version__status_idx" ON "cms"."_pass_plans_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pass_plans_v_locales_locale_parent_id_unique" ON "cms"."_pass_plans_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pass_plans_v_texts_order_parent" ON "cms"."_pass_plans_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pass_plans_v_texts_locale_parent" ON "cms"."_pass_plans_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "home_video_site_idx" ON "cms"."home_video" USING btree ("site");
  CREATE INDEX "home_video_key_idx" ON "cms"."home_video" USING btree ("key");
  CREATE INDEX "home_video_updated_at_idx" ON "cms"."home_video" USING btree ("updated_at");
  CREATE INDEX "home_video_created_at_idx" ON "cms"."home_video" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_10_idx" ON "cms"."home_video" USING btree ("site","key");
  CREATE INDEX "home_video_poster_idx" ON "cms"."home_video_locales" USING btree ("poster_id","_locale");
  CREATE INDEX "home_video__status_idx" ON "cms"."home_video_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_video_locales_locale_parent_id_unique" ON "cms"."home_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_video_v_parent_idx" ON "cms"."_home_video_v" USING btree ("parent_id");
  CREATE INDEX "_home_video_v_version_version_site_idx" ON "cms"."_home_video_v" USING btree ("version_site");
  CREATE INDEX "_home_video_v_version_version_key_idx" ON "cms"."_home_video_v" USING btree ("version_key");
  CREATE INDEX "_home_video_v_version_version_updated_at_idx" ON "cms"."_home_video_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_video_v_version_version_created_at_idx" ON "cms"."_home_video_v" USING btree ("version_created_at");
  CREATE INDEX "_home_video_v_created_at_idx" ON "cms"."_home_video_v" USING btree ("created_at");
  CREATE INDEX "_home_video_v_updated_at_idx" ON "cms"."_home_video_v" USING btree ("updated_at");
  CREATE INDEX "_home_video_v_snapshot_idx" ON "cms"."_home_video_v" USING btree ("snapshot");
  CREATE INDEX "_home_video_v_published_locale_idx" ON "cms"."_home_video_v" USING btree ("published_locale");
  CREATE INDEX "_home_video_v_latest_idx" ON "cms"."_home_video_v" USING btree ("latest");
  CREATE INDEX "_home_video_v_autosave_idx" ON "cms"."_home_video_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_10_idx" ON "cms"."_home_video_v" USING btree ("version_site","version_key");
  CREATE INDEX "_home_video_v_version_version_poster_idx" ON "cms"."_home_video_v_locales" USING btree ("version_poster_id","_locale");
  CREATE INDEX "_home_video_v_version_version__status_idx" ON "cms"."_home_video_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_video_v_locales_locale_parent_id_unique" ON "cms"."_home_video_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "featured_trailers_order_idx" ON "cms"."featured_trailers" USING btree ("_order");
  CREATE INDEX "featured_trailers_parent_id_idx" ON "cms"."featured_trailers" USING btree ("_parent_id");
  CREATE INDEX "featured_trailers_locale_idx" ON "cms"."featured_trailers" USING btree ("_locale");
  CREATE INDEX "featured_trailers_snapshot_idx" ON "cms"."featured_trailers" USING btree ("snapshot_id");
  CREATE INDEX "featured_site_idx" ON "cms"."featured" USING btree ("site");
  CREATE INDEX "featured_key_idx" ON "cms"."featured" USING btree ("key");
  CREATE INDEX "featured_backdrop_idx" ON "cms"."featured" USING btree ("backdrop_id");
  CREATE INDEX "featured_logo_idx" ON "cms"."featured" USING btree ("logo_id");
  CREATE INDEX "featured_updated_at_idx" ON "cms"."featured" USING btree ("updated_at");
  CREATE INDEX "featured_created_at_idx" ON "cms"."featured" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_11_idx" ON "cms"."featured" USING btree ("site","key");
  CREATE INDEX "featured__status_idx" ON "cms"."featured_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "featured_locales_locale_parent_id_unique" ON "cms"."featured_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_featured_v_version_trailers_order_idx" ON "cms"."_featured_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_featured_v_version_trailers_parent_id_idx" ON "cms"."_featured_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_featured_v_version_trailers_locale_idx" ON "cms"."_featured_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_featured_v_version_trailers_snapshot_idx" ON "cms"."_featured_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_featured_v_parent_idx" ON "cms"."_featured_v" USING btree ("parent_id");
  CREATE INDEX "_featured_v_version_version_site_idx" ON "cms"."_featured_v" USING btree ("version_site");
  CREATE INDEX "_featured_v_version_version_key_idx" ON "cms"."_featured_v" USING btree ("version_key");
  CREATE INDEX "_featured_v_version_version_backdrop_idx" ON "cms"."_featured_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_featured_v_version_version_logo_idx" ON "cms"."_featured_v" USING btree ("version_logo_id");
  CREATE INDEX "_featured_v_version_version_updated_at_idx" ON "cms"."_featured_v" USING btree ("version_updated_at");
  CREATE INDEX "_featured_v_version_version_created_at_idx" ON "cms"."_featured_v" USING btree ("version_created_at");
  CREATE INDEX "_featured_v_created_at_idx" ON "cms"."_featured_v" USING btree ("created_at");
  CREATE INDEX "_featured_v_updated_at_idx" ON "cms"."_featured_v" USING btree ("updated_at");
  CREATE INDEX "_featured_v_snapshot_idx" ON "cms"."_featured_v" USING btree ("snapshot");
  CREATE INDEX "_featured_v_published_locale_idx" ON "cms"."_featured_v" USING btree ("published_locale");
  CREATE INDEX "_featured_v_latest_idx" ON "cms"."_featured_v" USING btree ("latest");
  CREATE INDEX "_featured_v_autosave_idx" ON "cms"."_featured_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_11_idx" ON "cms"."_featured_v" USING btree ("version_site","version_key");
  CREATE INDEX "_featured_v_version_version__status_idx" ON "cms"."_featured_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_featured_v_locales_locale_parent_id_unique" ON "cms"."_featured_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_pushes_trailers_order_idx" ON "cms"."home_pushes_trailers" USING btree ("_order");
  CREATE INDEX "home_pushes_trailers_parent_id_idx" ON "cms"."home_pushes_trailers" USING btree ("_parent_id");
  CREATE INDEX "home_pushes_trailers_locale_idx" ON "cms"."home_pushes_trailers" USING btree ("_locale");
  CREATE INDEX "home_pushes_trailers_snapshot_idx" ON "cms"."home_pushes_trailers" USING btree ("snapshot_id");
  CREATE INDEX "home_pushes_site_idx" ON "cms"."home_pushes" USING btree ("site");
  CREATE INDEX "home_pushes_key_idx" ON "cms"."home_pushes" USING btree ("key");
  CREATE INDEX "home_pushes_backdrop_idx" ON "cms"."home_pushes" USING btree ("backdrop_id");
  CREATE INDEX "home_pushes_logo_idx" ON "cms"."home_pushes" USING btree ("logo_id");
  CREATE INDEX "home_pushes_updated_at_idx" ON "cms"."home_pushes" USING btree ("updated_at");
  CREATE INDEX "home_pushes_created_at_idx" ON "cms"."home_pushes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_12_idx" ON "cms"."home_pushes" USING btree ("site","key");
  CREATE INDEX "home_pushes__status_idx" ON "cms"."home_pushes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_pushes_locales_locale_parent_id_unique" ON "cms"."home_pushes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_pushes_texts_order_parent" ON "cms"."home_pushes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_pushes_v_version_trailers_order_idx" ON "cms"."_home_pushes_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_home_pushes_v_version_trailers_parent_id_idx" ON "cms"."_home_pushes_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_home_pushes_v_version_trailers_locale_idx" ON "cms"."_home_pushes_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_home_pushes_v_version_trailers_snapshot_idx" ON "cms"."_home_pushes_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_home_pushes_v_parent_idx" ON "cms"."_home_pushes_v" USING btree ("parent_id");
  CREATE INDEX "_home_pushes_v_version_version_site_idx" ON "cms"."_home_pushes_v" USING btree ("version_site");
  CREATE INDEX "_home_pushes_v_version_version_key_idx" ON "cms"."_home_pushes_v" USING btree ("version_key");
  CREATE INDEX "_home_pushes_v_version_version_backdrop_idx" ON "cms"."_home_pushes_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_home_pushes_v_version_version_logo_idx" ON "cms"."_home_pushes_v" USING btree ("version_logo_id");
  CREATE INDEX "_home_pushes_v_version_version_updated_at_idx" ON "cms"."_home_pushes_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_pushes_v_version_version_created_at_idx" ON "cms"."_home_pushes_v" USING btree ("version_created_at");
  CREATE INDEX "_home_pushes_v_created_at_idx" ON "cms"."_home_pushes_v" USING btree ("created_at");
  CREATE INDEX "_home_pushes_v_updated_at_idx" ON "cms"."_home_pushes_v" USING btree ("updated_at");
  CREATE INDEX "_home_pushes_v_snapshot_idx" ON "cms"."_home_pushes_v" USING btree ("snapshot");
  CREATE INDEX "_home_pushes_v_published_locale_idx" ON "cms"."_home_pushes_v" USING btree ("published_locale");
  CREATE INDEX "_home_pushes_v_latest_idx" ON "cms"."_home_pushes_v" USING btree ("latest");
  CREATE INDEX "_home_pushes_v_autosave_idx" ON "cms"."_home_pushes_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_12_idx" ON "cms"."_home_pushes_v" USING btree ("version_site","version_key");
  CREATE INDEX "_home_pushes_v_version_version__status_idx" ON "cms"."_home_pushes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_pushes_v_locales_locale_parent_id_unique" ON "cms"."_home_pushes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_pushes_v_texts_order_parent" ON "cms"."_home_pushes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "header_pushes_trailers_order_idx" ON "cms"."header_pushes_trailers" USING btree ("_order");
  CREATE INDEX "header_pushes_trailers_parent_id_idx" ON "cms"."header_pushes_trailers" USING btree ("_parent_id");
  CREATE INDEX "header_pushes_trailers_locale_idx" ON "cms"."header_pushes_trailers" USING btree ("_locale");
  CREATE INDEX "header_pushes_trailers_snapshot_idx" ON "cms"."header_pushes_trailers" USING btree ("snapshot_id");
  CREATE INDEX "header_pushes_site_idx" ON "cms"."header_pushes" USING btree ("site");
  CREATE INDEX "header_pushes_key_idx" ON "cms"."header_pushes" USING btree ("key");
  CREATE INDEX "header_pushes_backdrop_idx" ON "cms"."header_pushes" USING btree ("backdrop_id");
  CREATE INDEX "header_pushes_logo_idx" ON "cms"."header_pushes" USING btree ("logo_id");
  CREATE INDEX "header_pushes_updated_at_idx" ON "cms"."header_pushes" USING btree ("updated_at");
  CREATE INDEX "header_pushes_created_at_idx" ON "cms"."header_pushes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_13_idx" ON "cms"."header_pushes" USING btree ("site","key");
  CREATE INDEX "header_pushes__status_idx" ON "cms"."header_pushes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "header_pushes_locales_locale_parent_id_unique" ON "cms"."header_pushes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_pushes_texts_order_parent" ON "cms"."header_pushes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_header_pushes_v_version_trailers_order_idx" ON "cms"."_header_pushes_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_header_pushes_v_version_trailers_parent_id_idx" ON "cms"."_header_pushes_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_header_pushes_v_version_trailers_locale_idx" ON "cms"."_header_pushes_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_header_pushes_v_version_trailers_snapshot_idx" ON "cms"."_header_pushes_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_header_pushes_v_parent_idx" ON "cms"."_header_pushes_v" USING btree ("parent_id");
  CREATE INDEX "_header_pushes_v_version_version_site_idx" ON "cms"."_header_pushes_v" USING btree ("version_site");
  CREATE INDEX "_header_pushes_v_version_version_key_idx" ON "cms"."_header_pushes_v" USING btree ("version_key");
  CREATE INDEX "_header_pushes_v_version_version_backdrop_idx" ON "cms"."_header_pushes_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_header_pushes_v_version_version_logo_idx" ON "cms"."_header_pushes_v" USING btree ("version_logo_id");
  CREATE INDEX "_header_pushes_v_version_version_updated_at_idx" ON "cms"."_header_pushes_v" USING btree ("version_updated_at");
  CREATE INDEX "_header_pushes_v_version_version_created_at_idx" ON "cms"."_header_pushes_v" USING btree ("version_created_at");
  CREATE INDEX "_header_pushes_v_created_at_idx" ON "cms"."_header_pushes_v" USING btree ("created_at");
  CREATE INDEX "_header_pushes_v_updated_at_idx" ON "cms"."_header_pushes_v" USING btree ("updated_at");
  CREATE INDEX "_header_pushes_v_snapshot_idx" ON "cms"."_header_pushes_v" USING btree ("snapshot");
  CREATE INDEX "_header_pushes_v_published_locale_idx" ON "cms"."_header_pushes_v" USING btree ("published_locale");
  CREATE INDEX "_header_pushes_v_latest_idx" ON "cms"."_header_pushes_v" USING btree ("latest");
  CREATE INDEX "_header_pushes_v_autosave_idx" ON "cms"."_header_pushes_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_13_idx" ON "cms"."_header_pushes_v" USING btree ("version_site","version_key");
  CREATE INDEX "_header_pushes_v_version_version__status_idx" ON "cms"."_header_pushes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_header_pushes_v_locales_locale_parent_id_unique" ON "cms"."_header_pushes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_pushes_v_texts_order_parent" ON "cms"."_header_pushes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "autopromos_trailers_order_idx" ON "cms"."autopromos_trailers" USING btree ("_order");
  CREATE INDEX "autopromos_trailers_parent_id_idx" ON "cms"."autopromos_trailers" USING btree ("_parent_id");
  CREATE INDEX "autopromos_trailers_locale_idx" ON "cms"."autopromos_trailers" USING btree ("_locale");
  CREATE INDEX "autopromos_trailers_snapshot_idx" ON "cms"."autopromos_trailers" USING btree ("snapshot_id");
  CREATE INDEX "autopromos_site_idx" ON "cms"."autopromos" USING btree ("site");
  CREATE INDEX "autopromos_key_idx" ON "cms"."autopromos" USING btree ("key");
  CREATE INDEX "autopromos_backdrop_idx" ON "cms"."autopromos" USING btree ("backdrop_id");
  CREATE INDEX "autopromos_logo_idx" ON "cms"."autopromos" USING btree ("logo_id");
  CREATE INDEX "autopromos_updated_at_idx" ON "cms"."autopromos" USING btree ("updated_at");
  CREATE INDEX "autopromos_created_at_idx" ON "cms"."autopromos" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_14_idx" ON "cms"."autopromos" USING btree ("site","key");
  CREATE INDEX "autopromos__status_idx" ON "cms"."autopromos_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "autopromos_locales_locale_parent_id_unique" ON "cms"."autopromos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "autopromos_texts_order_parent" ON "cms"."autopromos_texts" USING btree ("order","parent_id");
  CREATE INDEX "_autopromos_v_version_trailers_order_idx" ON "cms"."_autopromos_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_autopromos_v_version_trailers_parent_id_idx" ON "cms"."_autopromos_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_autopromos_v_version_trailers_locale_idx" ON "cms"."_autopromos_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_autopromos_v_version_trailers_snapshot_idx" ON "cms"."_autopromos_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_autopromos_v_parent_idx" ON "cms"."_autopromos_v" USING btree ("parent_id");
  CREATE INDEX "_autopromos_v_version_version_site_idx" ON "cms"."_autopromos_v" USING btree ("version_site");
  CREATE INDEX "_autopromos_v_version_version_key_idx" ON "cms"."_autopromos_v" USING btree ("version_key");
  CREATE INDEX "_autopromos_v_version_version_backdrop_idx" ON "cms"."_autopromos_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_autopromos_v_version_version_logo_idx" ON "cms"."_autopromos_v" USING btree ("version_logo_id");
  CREATE INDEX "_autopromos_v_version_version_updated_at_idx" ON "cms"."_autopromos_v" USING btree ("version_updated_at");
  CREATE INDEX "_autopromos_v_version_version_created_at_idx" ON "cms"."_autopromos_v" USING btree ("version_created_at");
  CREATE INDEX "_autopromos_v_created_at_idx" ON "cms"."_autopromos_v" USING btree ("created_at");
  CREATE INDEX "_autopromos_v_updated_at_idx" ON "cms"."_autopromos_v" USING btree ("updated_at");
  CREATE INDEX "_autopromos_v_snapshot_idx" ON "cms"."_autopromos_v" USING btree ("snapshot");
  CREATE INDEX "_autopromos_v_published_locale_idx" ON "cms"."_autopromos_v" USING btree ("published_locale");
  CREATE INDEX "_autopromos_v_latest_idx" ON "cms"."_autopromos_v" USING btree ("latest");
  CREATE INDEX "_autopromos_v_autosave_idx" ON "cms"."_autopromos_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_14_idx" ON "cms"."_autopromos_v" USING btree ("version_site","version_key");
  CREATE INDEX "_autopromos_v_version_version__status_idx" ON "cms"."_autopromos_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_autopromos_v_locales_locale_parent_id_unique" ON "cms"."_autopromos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_autopromos_v_texts_order_parent" ON "cms"."_autopromos_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "permanent_autopromo_trailers_order_idx" ON "cms"."permanent_autopromo_trailers" USING btree ("_order");
  CREATE INDEX "permanent_autopromo_trailers_parent_id_idx" ON "cms"."permanent_autopromo_trailers" USING btree ("_parent_id");
  CREATE INDEX "permanent_autopromo_trailers_locale_idx" ON "cms"."permanent_autopromo_trailers" USING btree ("_locale");
  CREATE INDEX "permanent_autopromo_trailers_snapshot_idx" ON "cms"."permanent_autopromo_trailers" USING btree ("snapshot_id");
  CREATE INDEX "permanent_autopromo_site_idx" ON "cms"."permanent_autopromo" USING btree ("site");
  CREATE INDEX "permanent_autopromo_key_idx" ON "cms"."permanent_autopromo" USING btree ("key");
  CREATE INDEX "permanent_autopromo_backdrop_idx" ON "cms"."permanent_autopromo" USING btree ("backdrop_id");
  CREATE INDEX "permanent_autopromo_logo_idx" ON "cms"."permanent_autopromo" USING btree ("logo_id");
  CREATE INDEX "permanent_autopromo_updated_at_idx" ON "cms"."permanent_autopromo" USING btree ("updated_at");
  CREATE INDEX "permanent_autopromo_created_at_idx" ON "cms"."permanent_autopromo" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_15_idx" ON "cms"."permanent_autopromo" USING btree ("site","key");
  CREATE INDEX "permanent_autopromo__status_idx" ON "cms"."permanent_autopromo_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "permanent_autopromo_locales_locale_parent_id_unique" ON "cms"."permanent_autopromo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "permanent_autopromo_texts_order_parent" ON "cms"."permanent_autopromo_texts" USING btree ("order","parent_id");
  CREATE INDEX "_permanent_autopromo_v_version_trailers_order_idx" ON "cms"."_permanent_autopromo_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_permanent_autopromo_v_version_trailers_parent_id_idx" ON "cms"."_permanent_autopromo_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_permanent_autopromo_v_version_trailers_locale_idx" ON "cms"."_permanent_autopromo_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_permanent_autopromo_v_version_trailers_snapshot_idx" ON "cms"."_permanent_autopromo_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_permanent_autopromo_v_parent_idx" ON "cms"."_permanent_autopromo_v" USING btree ("parent_id");
  CREATE INDEX "_permanent_autopromo_v_version_version_site_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_site");
  CREATE INDEX "_permanent_autopromo_v_version_version_key_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_key");
  CREATE INDEX "_permanent_autopromo_v_version_version_backdrop_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_permanent_autopromo_v_version_version_logo_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_logo_id");
  CREATE INDEX "_permanent_autopromo_v_version_version_updated_at_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_updated_at");
  CREATE INDEX "_permanent_autopromo_v_version_version_created_at_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_created_at");
  CREATE INDEX "_permanent_autopromo_v_created_at_idx" ON "cms"."_permanent_autopromo_v" USING btree ("created_at");
  CREATE INDEX "_permanent_autopromo_v_updated_at_idx" ON "cms"."_permanent_autopromo_v" USING btree ("updated_at");
  CREATE INDEX "_permanent_autopromo_v_snapshot_idx" ON "cms"."_permanent_autopromo_v" USING btree ("snapshot");
  CREATE INDEX "_permanent_autopromo_v_published_locale_idx" ON "cms"."_permanent_autopromo_v" USING btree ("published_locale");
  CREATE INDEX "_permanent_autopromo_v_latest_idx" ON "cms"."_permanent_autopromo_v" USING btree ("latest");
  CREATE INDEX "_permanent_autopromo_v_autosave_idx" ON "cms"."_permanent_autopromo_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_15_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_site","version_key");
  CREATE INDEX "_permanent_autopromo_v_version_version__status_idx" ON "cms"."_permanent_autopromo_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_permanent_autopromo_v_locales_locale_parent_id_unique" ON "cms"."_permanent_autopromo_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_permanent_autopromo_v_texts_order_parent" ON "cms"."_permanent_autopromo_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "native_ads_trailers_order_idx" ON "cms"."native_ads_trailers" USING btree ("_order");
  CREATE INDEX "native_ads_trailers_parent_id_idx" ON "cms"."native_ads_trailers" USING btree ("_parent_id");
  CREATE INDEX "native_ads_trailers_locale_idx" ON "cms"."native_ads_trailers" USING btree ("_locale");
  CREATE INDEX "native_ads_trailers_snapshot_idx" ON "cms"."native_ads_trailers" USING btree ("snapshot_id");
  CREATE INDEX "native_ads_site_idx" ON "cms"."native_ads" USING btree ("site");
  CREATE INDEX "native_ads_key_idx" ON "cms"."native_ads" USING btree ("key");
  CREATE INDEX "native_ads_backdrop_idx" ON "cms"."native_ads" USING btree ("backdrop_id");
  CREATE INDEX "native_ads_logo_idx" ON "cms"."native_ads" USING btree ("logo_id");
  CREATE INDEX "native_ads_updated_at_idx" ON "cms"."native_ads" USING btree ("updated_at");
  CREATE INDEX "native_ads_created_at_idx" ON "cms"."native_ads" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_16_idx" ON "cms"."native_ads" USING btree ("site","key");
  CREATE INDEX "native_ads__status_idx" ON "cms"."native_ads_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "native_ads_locales_locale_parent_id_unique" ON "cms"."native_ads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "native_ads_texts_order_parent" ON "cms"."native_ads_texts" USING btree ("order","parent_id");
  CREATE INDEX "_native_ads_v_version_trailers_order_idx" ON "cms"."_native_ads_v_version_trailers" USING btree ("_order");
  CREATE INDEX "_native_ads_v_version_trailers_parent_id_idx" ON "cms"."_native_ads_v_version_trailers" USING btree ("_parent_id");
  CREATE INDEX "_native_ads_v_version_trailers_locale_idx" ON "cms"."_native_ads_v_version_trailers" USING btree ("_locale");
  CREATE INDEX "_native_ads_v_version_trailers_snapshot_idx" ON "cms"."_native_ads_v_version_trailers" USING btree ("snapshot_id");
  CREATE INDEX "_native_ads_v_parent_idx" ON "cms"."_native_ads_v" USING btree ("parent_id");
  CREATE INDEX "_native_ads_v_version_version_site_idx" ON "cms"."_native_ads_v" USING btree ("version_site");
  CREATE INDEX "_native_ads_v_version_version_key_idx" ON "cms"."_native_ads_v" USING btree ("version_key");
  CREATE INDEX "_native_ads_v_version_version_backdrop_idx" ON "cms"."_native_ads_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_native_ads_v_version_version_logo_idx" ON "cms"."_native_ads_v" USING btree ("version_logo_id");
  CREATE INDEX "_native_ads_v_version_version_updated_at_idx" ON "cms"."_native_ads_v" USING btree ("version_updated_at");
  CREATE INDEX "_native_ads_v_version_version_created_at_idx" ON "cms"."_native_ads_v" USING btree ("version_created_at");
  CREATE INDEX "_native_ads_v_created_at_idx" ON "cms"."_native_ads_v" USING btree ("created_at");
  CREATE INDEX "_native_ads_v_updated_at_idx" ON "cms"."_native_ads_v" USING btree ("updated_at");
  CREATE INDEX "_native_ads_v_snapshot_idx" ON "cms"."_native_ads_v" USING btree ("snapshot");
  CREATE INDEX "_native_ads_v_published_locale_idx" ON "cms"."_native_ads_v" USING btree ("published_locale");
  CREATE INDEX "_native_ads_v_latest_idx" ON "cms"."_native_ads_v" USING btree ("latest");
  CREATE INDEX "_native_ads_v_autosave_idx" ON "cms"."_native_ads_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_16_idx" ON "cms"."_native_ads_v" USING btree ("version_site","version_key");
  CREATE INDEX "_native_ads_v_version_version__status_idx" ON "cms"."_native_ads_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_native_ads_v_locales_locale_parent_id_unique" ON "cms"."_native_ads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_native_ads_v_texts_order_parent" ON "cms"."_native_ads_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "latest_video_site_idx" ON "cms"."latest_video" USING btree ("site");
  CREATE INDEX "latest_video_key_idx" ON "cms"."latest_video" USING btree ("key");
  CREATE INDEX "latest_video_snapshot_idx" ON "cms"."latest_video" USING btree ("snapshot_id");
  CREATE INDEX "latest_video_thumbnail_idx" ON "cms"."latest_video" USING btree ("thumbnail_id");
  CREATE INDEX "latest_video_updated_at_idx" ON "cms"."latest_video" USING btree ("updated_at");
  CREATE INDEX "latest_video_created_at_idx" ON "cms"."latest_video" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_17_idx" ON "cms"."latest_video" USING btree ("site","key");
  CREATE INDEX "latest_video__status_idx" ON "cms"."latest_video_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "latest_video_locales_locale_parent_id_unique" ON "cms"."latest_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_latest_video_v_parent_idx" ON "cms"."_latest_video_v" USING btree ("parent_id");
  CREATE INDEX "_latest_video_v_version_version_site_idx" ON "cms"."_latest_video_v" USING btree ("version_site");
  CREATE INDEX "_latest_video_v_version_version_key_idx" ON "cms"."_latest_video_v" USING btree ("version_key");
  CREATE INDEX "_latest_video_v_version_version_snapshot_idx" ON "cms"."_latest_video_v" USING btree ("version_snapshot_id");
  CREATE INDEX "_latest_video_v_version_version_thumbnail_idx" ON "cms"."_latest_video_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_latest_video_v_version_version_updated_at_idx" ON "cms"."_latest_video_v" USING btree ("version_updated_at");
  CREATE INDEX "_latest_video_v_version_version_created_at_idx" ON "cms"."_latest_video_v" USING btree ("version_created_at");
  CREATE INDEX "_latest_video_v_created_at_idx" ON "cms"."_latest_video_v" USING btree ("created_at");
  CREATE INDEX "_latest_video_v_updated_at_idx" ON "cms"."_latest_video_v" USING btree ("updated_at");
  CREATE INDEX "_latest_video_v_snapshot_idx" ON "cms"."_latest_video_v" USING btree ("snapshot");
  CREATE INDEX "_latest_video_v_published_locale_idx" ON "cms"."_latest_video_v" USING btree ("published_locale");
  CREATE INDEX "_latest_video_v_latest_idx" ON "cms"."_latest_video_v" USING btree ("latest");
  CREATE INDEX "_latest_video_v_autosave_idx" ON "cms"."_latest_video_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_17_idx" ON "cms"."_latest_video_v" USING btree ("version_site","version_key");
  CREATE INDEX "_latest_video_v_version_version__status_idx" ON "cms"."_latest_video_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_latest_video_v_locales_locale_parent_id_unique" ON "cms"."_latest_video_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experiences_video_order_idx" ON "cms"."experiences_video" USING btree ("_order");
  CREATE INDEX "experiences_video_parent_id_idx" ON "cms"."experiences_video" USING btree ("_parent_id");
  CREATE INDEX "experiences_video_locale_idx" ON "cms"."experiences_video" USING btree ("_locale");
  CREATE INDEX "experiences_video_snapshot_idx" ON "cms"."experiences_video" USING btree ("snapshot_id");
  CREATE INDEX "experiences_services_order_idx" ON "cms"."experiences_services" USING btree ("_order");
  CREATE INDEX "experiences_services_parent_id_idx" ON "cms"."experiences_services" USING btree ("_parent_id");
  CREATE INDEX "experiences_services_img_idx" ON "cms"."experiences_services" USING btree ("img_id");
  CREATE UNIQUE INDEX "experiences_services_locales_locale_parent_id_unique" ON "cms"."experiences_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experiences_site_idx" ON "cms"."experiences" USING btree ("site");
  CREATE INDEX "experiences_key_idx" ON "cms"."experiences" USING btree ("key");
  CREATE INDEX "experiences_backdrop_idx" ON "cms"."experiences" USING btree ("backdrop_id");
  CREATE INDEX "experiences_logo_idx" ON "cms"."experiences" USING btree ("logo_id");
  CREATE INDEX "experiences_updated_at_idx" ON "cms"."experiences" USING btree ("updated_at");
  CREATE INDEX "experiences_created_at_idx" ON "cms"."experiences" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_18_idx" ON "cms"."experiences" USING btree ("site","key");
  CREATE INDEX "experiences__status_idx" ON "cms"."experiences_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "experiences_locales_locale_parent_id_unique" ON "cms"."experiences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experiences_v_version_video_order_idx" ON "cms"."_experiences_v_version_video" USING btree ("_order");
  CREATE INDEX "_experiences_v_version_video_parent_id_idx" ON "cms"."_experiences_v_version_video" USING btree ("_parent_id");
  CREATE INDEX "_experiences_v_version_video_locale_idx" ON "cms"."_experiences_v_version_video" USING btree ("_locale");
  CREATE INDEX "_experiences_v_version_video_snapshot_idx" ON "cms"."_experiences_v_version_video" USING btree ("snapshot_id");
  CREATE INDEX "_experiences_v_version_services_order_idx" ON "cms"."_experiences_v_version_services" USING btree ("_order");
  CREATE INDEX "_experiences_v_version_services_parent_id_idx" ON "cms"."_experiences_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_experiences_v_version_services_img_idx" ON "cms"."_experiences_v_version_services" USING btree ("img_id");
  CREATE UNIQUE INDEX "_experiences_v_version_services_locales_locale_parent_id_uni" ON "cms"."_experiences_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experiences_v_parent_idx" ON "cms"."_experiences_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_v_version_version_site_idx" ON "cms"."_experiences_v" USING btree ("version_site");
  CREATE INDEX "_experiences_v_version_version_key_idx" ON "cms"."_experiences_v" USING btree ("version_key");
  CREATE INDEX "_experiences_v_version_version_backdrop_idx" ON "cms"."_experiences_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_experiences_v_version_version_logo_idx" ON "cms"."_experiences_v" USING btree ("version_logo_id");
  CREATE INDEX "_experiences_v_version_version_updated_at_idx" ON "cms"."_experiences_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_v_version_version_created_at_idx" ON "cms"."_experiences_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_v_created_at_idx" ON "cms"."_experiences_v" USING btree ("created_at");
  CREATE INDEX "_experiences_v_updated_at_idx" ON "cms"."_experiences_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_v_snapshot_idx" ON "cms"."_experiences_v" USING btree ("snapshot");
  CREATE INDEX "_experiences_v_published_locale_idx" ON "cms"."_experiences_v" USING btree ("published_locale");
  CREATE INDEX "_experiences_v_latest_idx" ON "cms"."_experiences_v" USING btree ("latest");
  CREATE INDEX "_experiences_v_autosave_idx" ON "cms"."_experiences_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_18_idx" ON "cms"."_experiences_v" USING btree ("version_site","version_key");
  CREATE INDEX "_experiences_v_version_version__status_idx" ON "cms"."_experiences_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_experiences_v_locales_locale_parent_id_unique" ON "cms"."_experiences_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exp_groups_articles_cinemas_order_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_order");
  CREATE INDEX "exp_groups_articles_cinemas_parent_id_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_articles_cinemas_locale_idx" ON "cms"."exp_groups_articles_cinemas" USING btree ("_locale");
  CREATE INDEX "exp_groups_articles_order_idx" ON "cms"."exp_groups_articles" USING btree ("_order");
  CREATE INDEX "exp_groups_articles_parent_id_idx" ON "cms"."exp_groups_articles" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_articles_locale_idx" ON "cms"."exp_groups_articles" USING btree ("_locale");
  CREATE INDEX "exp_groups_articles_image_idx" ON "cms"."exp_groups_articles" USING btree ("image_id");
  CREATE INDEX "exp_groups_articles_thumbnail_idx" ON "cms"."exp_groups_articles" USING btree ("thumbnail_id");
  CREATE INDEX "exp_groups_pushes_trailers_order_idx" ON "cms"."exp_groups_pushes_trailers" USING btree ("_order");
  CREATE INDEX "exp_groups_pushes_trailers_parent_id_idx" ON "cms"."exp_groups_pushes_trailers" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_pushes_trailers_snapshot_idx" ON "cms"."exp_groups_pushes_trailers" USING btree ("snapshot_id");
  CREATE UNIQUE INDEX "exp_groups_pushes_trailers_locales_locale_parent_id_unique" ON "cms"."exp_groups_pushes_trailers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exp_groups_pushes_order_idx" ON "cms"."exp_groups_pushes" USING btree ("_order");
  CREATE INDEX "exp_groups_pushes_parent_id_idx" ON "cms"."exp_groups_pushes" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_pushes_backdrop_idx" ON "cms"."exp_groups_pushes" USING btree ("backdrop_id");
  CREATE INDEX "exp_groups_pushes_logo_idx" ON "cms"."exp_groups_pushes" USING btree ("logo_id");
  CREATE UNIQUE INDEX "exp_groups_pushes_locales_locale_parent_id_unique" ON "cms"."exp_groups_pushes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exp_groups_experiences_order_idx" ON "cms"."exp_groups_experiences" USING btree ("_order");
  CREATE INDEX "exp_groups_experiences_parent_id_idx" ON "cms"."exp_groups_experiences" USING btree ("_parent_id");
  CREATE INDEX "exp_groups_experiences_backdrop_idx" ON "cms"."exp_groups_experiences" USING btree ("backdrop_id");
  CREATE INDEX "exp_groups_experiences_logo_idx" ON "cms"."exp_groups_experiences" USING btree ("logo_id");
  CREATE UNIQUE INDEX "exp_groups_experiences_locales_locale_parent_id_unique" ON "cms"."exp_groups_experiences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exp_groups_site_idx" ON "cms"."exp_groups" USING btree ("site");
  CREATE INDEX "exp_groups_key_idx" ON "cms"."exp_groups" USING btree ("key");
  CREATE INDEX "exp_groups_backdrop_idx" ON "cms"."exp_groups" USING btree ("backdrop_id");
  CREATE INDEX "exp_groups_updated_at_idx" ON "cms"."exp_groups" USING btree ("updated_at");
  CREATE INDEX "exp_groups_created_at_idx" ON "cms"."exp_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_19_idx" ON "cms"."exp_groups" USING btree ("site","key");
  CREATE INDEX "exp_groups__status_idx" ON "cms"."exp_groups_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "exp_groups_locales_locale_parent_id_unique" ON "cms"."exp_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "exp_groups_texts_order_parent" ON "cms"."exp_groups_texts" USING btree ("order","parent_id");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_order_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_parent_id_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_articles_cinemas_locale_idx" ON "cms"."_exp_groups_v_version_articles_cinemas" USING btree ("_locale");
  CREATE INDEX "_exp_groups_v_version_articles_order_idx" ON "cms"."_exp_groups_v_version_articles" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_articles_parent_id_idx" ON "cms"."_exp_groups_v_version_articles" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_articles_locale_idx" ON "cms"."_exp_groups_v_version_articles" USING btree ("_locale");
  CREATE INDEX "_exp_groups_v_version_articles_image_idx" ON "cms"."_exp_groups_v_version_articles" USING btree ("image_id");
  CREATE INDEX "_exp_groups_v_version_articles_thumbnail_idx" ON "cms"."_exp_groups_v_version_articles" USING btree ("thumbnail_id");
  CREATE INDEX "_exp_groups_v_version_pushes_trailers_order_idx" ON "cms"."_exp_groups_v_version_pushes_trailers" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_pushes_trailers_parent_id_idx" ON "cms"."_exp_groups_v_version_pushes_trailers" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_pushes_trailers_snapshot_idx" ON "cms"."_exp_groups_v_version_pushes_trailers" USING btree ("snapshot_id");
  CREATE UNIQUE INDEX "_exp_groups_v_version_pushes_trailers_locales_locale_parent_" ON "cms"."_exp_groups_v_version_pushes_trailers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exp_groups_v_version_pushes_order_idx" ON "cms"."_exp_groups_v_version_pushes" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_pushes_parent_id_idx" ON "cms"."_exp_groups_v_version_pushes" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_pushes_backdrop_idx" ON "cms"."_exp_groups_v_version_pushes" USING btree ("backdrop_id");
  CREATE INDEX "_exp_groups_v_version_pushes_logo_idx" ON "cms"."_exp_groups_v_version_pushes" USING btree ("logo_id");
  CREATE UNIQUE INDEX "_exp_groups_v_version_pushes_locales_locale_parent_id_unique" ON "cms"."_exp_groups_v_version_pushes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exp_groups_v_version_experiences_order_idx" ON "cms"."_exp_groups_v_version_experiences" USING btree ("_order");
  CREATE INDEX "_exp_groups_v_version_experiences_parent_id_idx" ON "cms"."_exp_groups_v_version_experiences" USING btree ("_parent_id");
  CREATE INDEX "_exp_groups_v_version_experiences_backdrop_idx" ON "cms"."_exp_groups_v_version_experiences" USING btree ("backdrop_id");
  CREATE INDEX "_exp_groups_v_version_experiences_logo_idx" ON "cms"."_exp_groups_v_version_experiences" USING btree ("logo_id");
  CREATE UNIQUE INDEX "_exp_groups_v_version_experiences_locales_locale_parent_id_u" ON "cms"."_exp_groups_v_version_experiences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exp_groups_v_parent_idx" ON "cms"."_exp_groups_v" USING btree ("parent_id");
  CREATE INDEX "_exp_groups_v_version_version_site_idx" ON "cms"."_exp_groups_v" USING btree ("version_site");
  CREATE INDEX "_exp_groups_v_version_version_key_idx" ON "cms"."_exp_groups_v" USING btree ("version_key");
  CREATE INDEX "_exp_groups_v_version_version_backdrop_idx" ON "cms"."_exp_groups_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_exp_groups_v_version_version_updated_at_idx" ON "cms"."_exp_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_exp_groups_v_version_version_created_at_idx" ON "cms"."_exp_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_exp_groups_v_created_at_idx" ON "cms"."_exp_groups_v" USING btree ("created_at");
  CREATE INDEX "_exp_groups_v_updated_at_idx" ON "cms"."_exp_groups_v" USING btree ("updated_at");
  CREATE INDEX "_exp_groups_v_snapshot_idx" ON "cms"."_exp_groups_v" USING btree ("snapshot");
  CREATE INDEX "_exp_groups_v_published_locale_idx" ON "cms"."_exp_groups_v" USING btree ("published_locale");
  CREATE INDEX "_exp_groups_v_latest_idx" ON "cms"."_exp_groups_v" USING btree ("latest");
  CREATE INDEX "_exp_groups_v_autosave_idx" ON "cms"."_exp_groups_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_19_idx" ON "cms"."_exp_groups_v" USING btree ("version_site","version_key");
  CREATE INDEX "_exp_groups_v_version_version__status_idx" ON "cms"."_exp_groups_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_exp_groups_v_locales_locale_parent_id_unique" ON "cms"."_exp_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exp_groups_v_texts_order_parent" ON "cms"."_exp_groups_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "technologies_site_idx" ON "cms"."technologies" USING btree ("site");
  CREATE INDEX "technologies_key_idx" ON "cms"."technologies" USING btree ("key");
  CREATE INDEX "technologies_logo_idx" ON "cms"."technologies" USING btree ("logo_id");
  CREATE INDEX "technologies_updated_at_idx" ON "cms"."technologies" USING btree ("updated_at");
  CREATE INDEX "technologies_created_at_idx" ON "cms"."technologies" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_20_idx" ON "cms"."technologies" USING btree ("site","key");
  CREATE INDEX "technologies__status_idx" ON "cms"."technologies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "technologies_locales_locale_parent_id_unique" ON "cms"."technologies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_technologies_v_parent_idx" ON "cms"."_technologies_v" USING btree ("parent_id");
  CREATE INDEX "_technologies_v_version_version_site_idx" ON "cms"."_technologies_v" USING btree ("version_site");
  CREATE INDEX "_technologies_v_version_version_key_idx" ON "cms"."_technologies_v" USING btree ("version_key");
  CREATE INDEX "_technologies_v_version_version_logo_idx" ON "cms"."_technologies_v" USING btree ("version_logo_id");
  CREATE INDEX "_technologies_v_version_version_updated_at_idx" ON "cms"."_technologies_v" USING btree ("version_updated_at");
  CREATE INDEX "_technologies_v_version_version_created_at_idx" ON "cms"."_technologies_v" USING btree ("version_created_at");
  CREATE INDEX "_technologies_v_created_at_idx" ON "cms"."_technologies_v" USING btree ("created_at");
  CREATE INDEX "_technologies_v_updated_at_idx" ON "cms"."_technologies_v" USING btree ("updated_at");
  CREATE INDEX "_technologies_v_snapshot_idx" ON "cms"."_technologies_v" USING btree ("snapshot");
  CREATE INDEX "_technologies_v_published_locale_idx" ON "cms"."_technologies_v" USING btree ("published_locale");
  CREATE INDEX "_technologies_v_latest_idx" ON "cms"."_technologies_v" USING btree ("latest");
  CREATE INDEX "_technologies_v_autosave_idx" ON "cms"."_technologies_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_20_idx" ON "cms"."_technologies_v" USING btree ("version_site","version_key");
  CREATE INDEX "_technologies_v_version_version__status_idx" ON "cms"."_technologies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_technologies_v_locales_locale_parent_id_unique" ON "cms"."_technologies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_site_idx" ON "cms"."tags" USING btree ("site");
  CREATE INDEX "tags_key_idx" ON "cms"."tags" USING btree ("key");
  CREATE INDEX "tags_tooltip_tooltip_image_idx" ON "cms"."tags" USING btree ("tooltip_image_id");
  CREATE INDEX "tags_backdrop_idx" ON "cms"."tags" USING btree ("backdrop_id");
  CREATE INDEX "tags_updated_at_idx" ON "cms"."tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "cms"."tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_21_idx" ON "cms"."tags" USING btree ("site","key");
  CREATE INDEX "tags__status_idx" ON "cms"."tags_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "cms"."tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tags_v_parent_idx" ON "cms"."_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_site_idx" ON "cms"."_tags_v" USING btree ("version_site");
  CREATE INDEX "_tags_v_version_version_key_idx" ON "cms"."_tags_v" USING btree ("version_key");
  CREATE INDEX "_tags_v_version_tooltip_version_tooltip_image_idx" ON "cms"."_tags_v" USING btree ("version_tooltip_image_id");
  CREATE INDEX "_tags_v_version_version_backdrop_idx" ON "cms"."_tags_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "cms"."_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "cms"."_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_created_at_idx" ON "cms"."_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "cms"."_tags_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_snapshot_idx" ON "cms"."_tags_v" USING btree ("snapshot");
  CREATE INDEX "_tags_v_published_locale_idx" ON "cms"."_tags_v" USING btree ("published_locale");
  CREATE INDEX "_tags_v_latest_idx" ON "cms"."_tags_v" USING btree ("latest");
  CREATE INDEX "_tags_v_autosave_idx" ON "cms"."_tags_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_21_idx" ON "cms"."_tags_v" USING btree ("version_site","version_key");
  CREATE INDEX "_tags_v_version_version__status_idx" ON "cms"."_tags_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_tags_v_locales_locale_parent_id_unique" ON "cms"."_tags_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "versions_site_idx" ON "cms"."versions" USING btree ("site");
  CREATE INDEX "versions_key_idx" ON "cms"."versions" USING btree ("key");
  CREATE INDEX "versions_updated_at_idx" ON "cms"."versions" USING btree ("updated_at");
  CREATE INDEX "versions_created_at_idx" ON "cms"."versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_22_idx" ON "cms"."versions" USING btree ("site","key");
  CREATE INDEX "versions__status_idx" ON "cms"."versions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "versions_locales_locale_parent_id_unique" ON "cms"."versions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_versions_v_parent_idx" ON "cms"."_versions_v" USING btree ("parent_id");
  CREATE INDEX "_versions_v_version_version_site_idx" ON "cms"."_versions_v" USING btree ("version_site");
  CREATE INDEX "_versions_v_version_version_key_idx" ON "cms"."_versions_v" USING btree ("version_key");
  CREATE INDEX "_versions_v_version_version_updated_at_idx" ON "cms"."_versions_v" USING btree ("version_updated_at");
  CREATE INDEX "_versions_v_version_version_created_at_idx" ON "cms"."_versions_v" USING btree ("version_created_at");
  CREATE INDEX "_versions_v_created_at_idx" ON "cms"."_versions_v" USING btree ("created_at");
  CREATE INDEX "_versions_v_updated_at_idx" ON "cms"."_versions_v" USING btree ("updated_at");
  CREATE INDEX "_versions_v_snapshot_idx" ON "cms"."_versions_v" USING btree ("snapshot");
  CREATE INDEX "_versions_v_published_locale_idx" ON "cms"."_versions_v" USING btree ("published_locale");
  CREATE INDEX "_versions_v_latest_idx" ON "cms"."_versions_v" USING btree ("latest");
  CREATE INDEX "_versions_v_autosave_idx" ON "cms"."_versions_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_22_idx" ON "cms"."_versions_v" USING btree ("version_site","version_key");
  CREATE INDEX "_versions_v_version_version__status_idx" ON "cms"."_versions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_versions_v_locales_locale_parent_id_unique" ON "cms"."_versions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "showtime_notes_site_idx" ON "cms"."showtime_notes" USING btree ("site");
  CREATE INDEX "showtime_notes_key_idx" ON "cms"."showtime_notes" USING btree ("key");
  CREATE INDEX "showtime_notes_updated_at_idx" ON "cms"."showtime_notes" USING btree ("updated_at");
  CREATE INDEX "showtime_notes_created_at_idx" ON "cms"."showtime_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_23_idx" ON "cms"."showtime_notes" USING btree ("site","key");
  CREATE INDEX "showtime_notes__status_idx" ON "cms"."showtime_notes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "showtime_notes_locales_locale_parent_id_unique" ON "cms"."showtime_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_showtime_notes_v_parent_idx" ON "cms"."_showtime_notes_v" USING btree ("parent_id");
  CREATE INDEX "_showtime_notes_v_version_version_site_idx" ON "cms"."_showtime_notes_v" USING btree ("version_site");
  CREATE INDEX "_showtime_notes_v_version_version_key_idx" ON "cms"."_showtime_notes_v" USING btree ("version_key");
  CREATE INDEX "_showtime_notes_v_version_version_updated_at_idx" ON "cms"."_showtime_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_showtime_notes_v_version_version_created_at_idx" ON "cms"."_showtime_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_showtime_notes_v_created_at_idx" ON "cms"."_showtime_notes_v" USING btree ("created_at");
  CREATE INDEX "_showtime_notes_v_updated_at_idx" ON "cms"."_showtime_notes_v" USING btree ("updated_at");
  CREATE INDEX "_showtime_notes_v_snapshot_idx" ON "cms"."_showtime_notes_v" USING btree ("snapshot");
  CREATE INDEX "_showtime_notes_v_published_locale_idx" ON "cms"."_showtime_notes_v" USING btree ("published_locale");
  CREATE INDEX "_showtime_notes_v_latest_idx" ON "cms"."_showtime_notes_v" USING btree ("latest");
  CREATE INDEX "_showtime_notes_v_autosave_idx" ON "cms"."_showtime_notes_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_23_idx" ON "cms"."_showtime_notes_v" USING btree ("version_site","version_key");
  CREATE INDEX "_showtime_notes_v_version_version__status_idx" ON "cms"."_showtime_notes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_showtime_notes_v_locales_locale_parent_id_unique" ON "cms"."_showtime_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_labels_order_idx" ON "cms"."pages_labels" USING btree ("_order");
  CREATE INDEX "pages_labels_parent_id_idx" ON "cms"."pages_labels" USING btree ("_parent_id");
  CREATE INDEX "pages_labels_locale_idx" ON "cms"."pages_labels" USING btree ("_locale");
  CREATE INDEX "pages_blocks_explanation_items_order_idx" ON "cms"."pages_blocks_explanation_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_explanation_items_parent_id_idx" ON "cms"."pages_blocks_explanation_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_explanation_items_image_idx" ON "cms"."pages_blocks_explanation_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_explanation_items_locales_locale_parent_id_uniq" ON "cms"."pages_blocks_explanation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_explanation_order_idx" ON "cms"."pages_blocks_explanation" USING btree ("_order");
  CREATE INDEX "pages_blocks_explanation_parent_id_idx" ON "cms"."pages_blocks_explanation" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_explanation_path_idx" ON "cms"."pages_blocks_explanation" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_explanation_locales_locale_parent_id_unique" ON "cms"."pages_blocks_explanation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_mosaic_items_order_idx" ON "cms"."pages_blocks_mosaic_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_mosaic_items_parent_id_idx" ON "cms"."pages_blocks_mosaic_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mosaic_items_image_idx" ON "cms"."pages_blocks_mosaic_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_mosaic_items_locales_locale_parent_id_unique" ON "cms"."pages_blocks_mosaic_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_mosaic_order_idx" ON "cms"."pages_blocks_mosaic" USING btree ("_order");
  CREATE INDEX "pages_blocks_mosaic_parent_id_idx" ON "cms"."pages_blocks_mosaic" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mosaic_path_idx" ON "cms"."pages_blocks_mosaic" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_mosaic_locales_locale_parent_id_unique" ON "cms"."pages_blocks_mosaic_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_listing_items_order_idx" ON "cms"."pages_blocks_listing_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_listing_items_parent_id_idx" ON "cms"."pages_blocks_listing_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_listing_items_image_idx" ON "cms"."pages_blocks_listing_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_listing_items_locales_locale_parent_id_unique" ON "cms"."pages_blocks_listing_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_listing_order_idx" ON "cms"."pages_blocks_listing" USING btree ("_order");
  CREATE INDEX "pages_blocks_listing_parent_id_idx" ON "cms"."pages_blocks_listing" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_listing_path_idx" ON "cms"."pages_blocks_listing" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_listing_locales_locale_parent_id_unique" ON "cms"."pages_blocks_listing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_shows_order_idx" ON "cms"."pages_blocks_shows" USING btree ("_order");
  CREATE INDEX "pages_blocks_shows_parent_id_idx" ON "cms"."pages_blocks_shows" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_shows_path_idx" ON "cms"."pages_blocks_shows" USING btree ("_path");
  CREATE INDEX "pages_blocks_cinemas_cinemas_order_idx" ON "cms"."pages_blocks_cinemas_cinemas" USING btree ("_order");
  CREATE INDEX "pages_blocks_cinemas_cinemas_parent_id_idx" ON "cms"."pages_blocks_cinemas_cinemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_cinemas_cinemas_locales_locale_parent_id_unique" ON "cms"."pages_blocks_cinemas_cinemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cinemas_order_idx" ON "cms"."pages_blocks_cinemas" USING btree ("_order");
  CREATE INDEX "pages_blocks_cinemas_parent_id_idx" ON "cms"."pages_blocks_cinemas" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cinemas_path_idx" ON "cms"."pages_blocks_cinemas" USING btree ("_path");
  CREATE INDEX "pages_blocks_mobile_app_items_order_idx" ON "cms"."pages_blocks_mobile_app_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_mobile_app_items_parent_id_idx" ON "cms"."pages_blocks_mobile_app_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mobile_app_items_image_idx" ON "cms"."pages_blocks_mobile_app_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_mobile_app_items_locales_locale_parent_id_uniqu" ON "cms"."pages_blocks_mobile_app_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_mobile_app_order_idx" ON "cms"."pages_blocks_mobile_app" USING btree ("_order");
  CREATE INDEX "pages_blocks_mobile_app_parent_id_idx" ON "cms"."pages_blocks_mobile_app" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_mobile_app_path_idx" ON "cms"."pages_blocks_mobile_app" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_mobile_app_locales_locale_parent_id_unique" ON "cms"."pages_blocks_mobile_app_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_guest_order_idx" ON "cms"."pages_blocks_guest" USING btree ("_order");
  CREATE INDEX "pages_blocks_guest_parent_id_idx" ON "cms"."pages_blocks_guest" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_guest_path_idx" ON "cms"."pages_blocks_guest" USING btree ("_path");
  CREATE INDEX "pages_blocks_guest_image_idx" ON "cms"."pages_blocks_guest" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_guest_locales_locale_parent_id_unique" ON "cms"."pages_blocks_guest_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_site_idx" ON "cms"."pages" USING btree ("site");
  CREATE INDEX "pages_key_idx" ON "cms"."pages" USING btree ("key");
  CREATE INDEX "pages_header_header_backdrop_idx" ON "cms"."pages" USING btree ("header_backdrop_id");
  CREATE INDEX "pages_header_header_logo_idx" ON "cms"."pages" USING btree ("header_logo_id");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_24_idx" ON "cms"."pages" USING btree ("site","key");
  CREATE INDEX "pages__status_idx" ON "cms"."pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_texts_order_parent" ON "cms"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_version_labels_order_idx" ON "cms"."_pages_v_version_labels" USING btree ("_order");
  CREATE INDEX "_pages_v_version_labels_parent_id_idx" ON "cms"."_pages_v_version_labels" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_labels_locale_idx" ON "cms"."_pages_v_version_labels" USING btree ("_locale");
  CREATE INDEX "_pages_v_blocks_explanation_items_order_idx" ON "cms"."_pages_v_blocks_explanation_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_explanation_items_parent_id_idx" ON "cms"."_pages_v_blocks_explanation_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_explanation_items_image_idx" ON "cms"."_pages_v_blocks_explanation_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_explanation_items_locales_locale_parent_id_u" ON "cms"."_pages_v_blocks_explanation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_explanation_order_idx" ON "cms"."_pages_v_blocks_explanation" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_explanation_parent_id_idx" ON "cms"."_pages_v_blocks_explanation" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_explanation_path_idx" ON "cms"."_pages_v_blocks_explanation" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_explanation_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_explanation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_mosaic_items_order_idx" ON "cms"."_pages_v_blocks_mosaic_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mosaic_items_parent_id_idx" ON "cms"."_pages_v_blocks_mosaic_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mosaic_items_image_idx" ON "cms"."_pages_v_blocks_mosaic_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_mosaic_items_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_mosaic_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_mosaic_order_idx" ON "cms"."_pages_v_blocks_mosaic" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mosaic_parent_id_idx" ON "cms"."_pages_v_blocks_mosaic" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mosaic_path_idx" ON "cms"."_pages_v_blocks_mosaic" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_mosaic_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_mosaic_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_listing_items_order_idx" ON "cms"."_pages_v_blocks_listing_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_listing_items_parent_id_idx" ON "cms"."_pages_v_blocks_listing_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_listing_items_image_idx" ON "cms"."_pages_v_blocks_listing_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_listing_items_locales_locale_parent_id_uniqu" ON "cms"."_pages_v_blocks_listing_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_listing_order_idx" ON "cms"."_pages_v_blocks_listing" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_listing_parent_id_idx" ON "cms"."_pages_v_blocks_listing" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_listing_path_idx" ON "cms"."_pages_v_blocks_listing" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_listing_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_listing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_shows_order_idx" ON "cms"."_pages_v_blocks_shows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_shows_parent_id_idx" ON "cms"."_pages_v_blocks_shows" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_shows_path_idx" ON "cms"."_pages_v_blocks_shows" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_cinemas_cinemas_order_idx" ON "cms"."_pages_v_blocks_cinemas_cinemas" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cinemas_cinemas_parent_id_idx" ON "cms"."_pages_v_blocks_cinemas_cinemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_cinemas_cinemas_locales_locale_parent_id_uni" ON "cms"."_pages_v_blocks_cinemas_cinemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cinemas_order_idx" ON "cms"."_pages_v_blocks_cinemas" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cinemas_parent_id_idx" ON "cms"."_pages_v_blocks_cinemas" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cinemas_path_idx" ON "cms"."_pages_v_blocks_cinemas" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_mobile_app_items_order_idx" ON "cms"."_pages_v_blocks_mobile_app_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mobile_app_items_parent_id_idx" ON "cms"."_pages_v_blocks_mobile_app_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mobile_app_items_image_idx" ON "cms"."_pages_v_blocks_mobile_app_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_mobile_app_items_locales_locale_parent_id_un" ON "cms"."_pages_v_blocks_mobile_app_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_mobile_app_order_idx" ON "cms"."_pages_v_blocks_mobile_app" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_mobile_app_parent_id_idx" ON "cms"."_pages_v_blocks_mobile_app" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_mobile_app_path_idx" ON "cms"."_pages_v_blocks_mobile_app" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_mobile_app_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_mobile_app_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_guest_order_idx" ON "cms"."_pages_v_blocks_guest" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_guest_parent_id_idx" ON "cms"."_pages_v_blocks_guest" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_guest_path_idx" ON "cms"."_pages_v_blocks_guest" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_guest_image_idx" ON "cms"."_pages_v_blocks_guest" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_guest_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_guest_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "cms"."_pages_v" USING btree ("version_site");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "cms"."_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_header_version_header_backdrop_idx" ON "cms"."_pages_v" USING btree ("version_header_backdrop_id");
  CREATE INDEX "_pages_v_version_header_version_header_logo_idx" ON "cms"."_pages_v" USING btree ("version_header_logo_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "cms"."_pages_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_24_idx" ON "cms"."_pages_v" USING btree ("version_site","version_key");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "cms"."_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "faq_articles_site_idx" ON "cms"."faq_articles" USING btree ("site");
  CREATE INDEX "faq_articles_key_idx" ON "cms"."faq_articles" USING btree ("key");
  CREATE INDEX "faq_articles_updated_at_idx" ON "cms"."faq_articles" USING btree ("updated_at");
  CREATE INDEX "faq_articles_created_at_idx" ON "cms"."faq_articles" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_25_idx" ON "cms"."faq_articles" USING btree ("site","key");
  CREATE INDEX "faq_articles__status_idx" ON "cms"."faq_articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faq_articles_locales_locale_parent_id_unique" ON "cms"."faq_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_articles_v_parent_idx" ON "cms"."_faq_articles_v" USING btree ("parent_id");
  CREATE INDEX "_faq_articles_v_version_version_site_idx" ON "cms"."_faq_articles_v" USING btree ("version_site");
  CREATE INDEX "_faq_articles_v_version_version_key_idx" ON "cms"."_faq_articles_v" USING btree ("version_key");
  CREATE INDEX "_faq_articles_v_version_version_updated_at_idx" ON "cms"."_faq_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_articles_v_version_version_created_at_idx" ON "cms"."_faq_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_articles_v_created_at_idx" ON "cms"."_faq_articles_v" USING btree ("created_at");
  CREATE INDEX "_faq_articles_v_updated_at_idx" ON "cms"."_faq_articles_v" USING btree ("updated_at");
  CREATE INDEX "_faq_articles_v_snapshot_idx" ON "cms"."_faq_articles_v" USING btree ("snapshot");
  CREATE INDEX "_faq_articles_v_published_locale_idx" ON "cms"."_faq_articles_v" USING btree ("published_locale");
  CREATE INDEX "_faq_articles_v_latest_idx" ON "cms"."_faq_articles_v" USING btree ("latest");
  CREATE INDEX "_faq_articles_v_autosave_idx" ON "cms"."_faq_articles_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_25_idx" ON "cms"."_faq_articles_v" USING btree ("version_site","version_key");
  CREATE INDEX "_faq_articles_v_version_version__status_idx" ON "cms"."_faq_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faq_articles_v_locales_locale_parent_id_unique" ON "cms"."_faq_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_categories_site_idx" ON "cms"."faq_categories" USING btree ("site");
  CREATE INDEX "faq_categories_key_idx" ON "cms"."faq_categories" USING btree ("key");
  CREATE INDEX "faq_categories_updated_at_idx" ON "cms"."faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "cms"."faq_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_26_idx" ON "cms"."faq_categories" USING btree ("site","key");
  CREATE INDEX "faq_categories__status_idx" ON "cms"."faq_categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faq_categories_locales_locale_parent_id_unique" ON "cms"."faq_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_categories_v_parent_idx" ON "cms"."_faq_categories_v" USING btree ("parent_id");
  CREATE INDEX "_faq_categories_v_version_version_site_idx" ON "cms"."_faq_categories_v" USING btree ("version_site");
  CREATE INDEX "_faq_categories_v_version_version_key_idx" ON "cms"."_faq_categories_v" USING btree ("version_key");
  CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "cms"."_faq_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "cms"."_faq_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_categories_v_created_at_idx" ON "cms"."_faq_categories_v" USING btree ("created_at");
  CREATE INDEX "_faq_categories_v_updated_at_idx" ON "cms"."_faq_categories_v" USING btree ("updated_at");
  CREATE INDEX "_faq_categories_v_snapshot_idx" ON "cms"."_faq_categories_v" USING btree ("snapshot");
  CREATE INDEX "_faq_categories_v_published_locale_idx" ON "cms"."_faq_categories_v" USING btree ("published_locale");
  CREATE INDEX "_faq_categories_v_latest_idx" ON "cms"."_faq_categories_v" USING btree ("latest");
  CREATE INDEX "_faq_categories_v_autosave_idx" ON "cms"."_faq_categories_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_26_idx" ON "cms"."_faq_categories_v" USING btree ("version_site","version_key");
  CREATE INDEX "_faq_categories_v_version_version__status_idx" ON "cms"."_faq_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faq_categories_v_locales_locale_parent_id_unique" ON "cms"."_faq_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_faq_list_questions_order_idx" ON "cms"."footer_faq_list_questions" USING btree ("_order");
  CREATE INDEX "footer_faq_list_questions_parent_id_idx" ON "cms"."footer_faq_list_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_faq_list_questions_locales_locale_parent_id_unique" ON "cms"."footer_faq_list_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_faq_list_order_idx" ON "cms"."footer_faq_list" USING btree ("_order");
  CREATE INDEX "footer_faq_list_parent_id_idx" ON "cms"."footer_faq_list" USING btree ("_parent_id");
  CREATE INDEX "footer_faq_site_idx" ON "cms"."footer_faq" USING btree ("site");
  CREATE INDEX "footer_faq_key_idx" ON "cms"."footer_faq" USING btree ("key");
  CREATE INDEX "footer_faq_updated_at_idx" ON "cms"."footer_faq" USING btree ("updated_at");
  CREATE INDEX "footer_faq_created_at_idx" ON "cms"."footer_faq" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_27_idx" ON "cms"."footer_faq" USING btree ("site","key");
  CREATE INDEX "footer_faq__status_idx" ON "cms"."footer_faq_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "footer_faq_locales_locale_parent_id_unique" ON "cms"."footer_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_faq_texts_order_parent" ON "cms"."footer_faq_texts" USING btree ("order","parent_id");
  CREATE INDEX "_footer_faq_v_version_list_questions_order_idx" ON "cms"."_footer_faq_v_version_list_questions" USING btree ("_order");
  CREATE INDEX "_footer_faq_v_version_list_questions_parent_id_idx" ON "cms"."_footer_faq_v_version_list_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_faq_v_version_list_questions_locales_locale_parent_i" ON "cms"."_footer_faq_v_version_list_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_faq_v_version_list_order_idx" ON "cms"."_footer_faq_v_version_list" USING btree ("_order");
  CREATE INDEX "_footer_faq_v_version_list_parent_id_idx" ON "cms"."_footer_faq_v_version_list" USING btree ("_parent_id");
  CREATE INDEX "_footer_faq_v_parent_idx" ON "cms"."_footer_faq_v" USING btree ("parent_id");
  CREATE INDEX "_footer_faq_v_version_version_site_idx" ON "cms"."_footer_faq_v" USING btree ("version_site");
  CREATE INDEX "_footer_faq_v_version_version_key_idx" ON "cms"."_footer_faq_v" USING btree ("version_key");
  CREATE INDEX "_footer_faq_v_version_version_updated_at_idx" ON "cms"."_footer_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_faq_v_version_version_created_at_idx" ON "cms"."_footer_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_faq_v_created_at_idx" ON "cms"."_footer_faq_v" USING btree ("created_at");
  CREATE INDEX "_footer_faq_v_updated_at_idx" ON "cms"."_footer_faq_v" USING btree ("updated_at");
  CREATE INDEX "_footer_faq_v_snapshot_idx" ON "cms"."_footer_faq_v" USING btree ("snapshot");
  CREATE INDEX "_footer_faq_v_published_locale_idx" ON "cms"."_footer_faq_v" USING btree ("published_locale");
  CREATE INDEX "_footer_faq_v_latest_idx" ON "cms"."_footer_faq_v" USING btree ("latest");
  CREATE INDEX "_footer_faq_v_autosave_idx" ON "cms"."_footer_faq_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_27_idx" ON "cms"."_footer_faq_v" USING btree ("version_site","version_key");
  CREATE INDEX "_footer_faq_v_version_version__status_idx" ON "cms"."_footer_faq_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_footer_faq_v_locales_locale_parent_id_unique" ON "cms"."_footer_faq_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_faq_v_texts_order_parent" ON "cms"."_footer_faq_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "alerts_site_idx" ON "cms"."alerts" USING btree ("site");
  CREATE INDEX "alerts_key_idx" ON "cms"."alerts" USING btree ("key");
  CREATE INDEX "alerts_updated_at_idx" ON "cms"."alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "cms"."alerts" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_28_idx" ON "cms"."alerts" USING btree ("site","key");
  CREATE INDEX "alerts__status_idx" ON "cms"."alerts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "alerts_locales_locale_parent_id_unique" ON "cms"."alerts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "alerts_texts_order_parent" ON "cms"."alerts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_alerts_v_parent_idx" ON "cms"."_alerts_v" USING btree ("parent_id");
  CREATE INDEX "_alerts_v_version_version_site_idx" ON "cms"."_alerts_v" USING btree ("version_site");
  CREATE INDEX "_alerts_v_version_version_key_idx" ON "cms"."_alerts_v" USING btree ("version_key");
  CREATE INDEX "_alerts_v_version_version_updated_at_idx" ON "cms"."_alerts_v" USING btree ("version_updated_at");
  CREATE INDEX "_alerts_v_version_version_created_at_idx" ON "cms"."_alerts_v" USING btree ("version_created_at");
  CREATE INDEX "_alerts_v_created_at_idx" ON "cms"."_alerts_v" USING btree ("created_at");
  CREATE INDEX "_alerts_v_updated_at_idx" ON "cms"."_alerts_v" USING btree ("updated_at");
  CREATE INDEX "_alerts_v_snapshot_idx" ON "cms"."_alerts_v" USING btree ("snapshot");
  CREATE INDEX "_alerts_v_published_locale_idx" ON "cms"."_alerts_v" USING btree ("published_locale");
  CREATE INDEX "_alerts_v_latest_idx" ON "cms"."_alerts_v" USING btree ("latest");
  CREATE INDEX "_alerts_v_autosave_idx" ON "cms"."_alerts_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_28_idx" ON "cms"."_alerts_v" USING btree ("version_site","version_key");
  CREATE INDEX "_alerts_v_version_version__status_idx" ON "cms"."_alerts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_alerts_v_locales_locale_parent_id_unique" ON "cms"."_alerts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_alerts_v_texts_order_parent" ON "cms"."_alerts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "cms"."footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "cms"."footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_locale_idx" ON "cms"."footer_columns_links" USING btree ("_locale");
  CREATE INDEX "footer_columns_order_idx" ON "cms"."footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "cms"."footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "cms"."footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_social_networks_order_idx" ON "cms"."footer_social_networks" USING btree ("_order");
  CREATE INDEX "footer_social_networks_parent_id_idx" ON "cms"."footer_social_networks" USING btree ("_parent_id");
  CREATE INDEX "footer_site_idx" ON "cms"."footer" USING btree ("site");
  CREATE INDEX "footer_key_idx" ON "cms"."footer" USING btree ("key");
  CREATE INDEX "footer_updated_at_idx" ON "cms"."footer" USING btree ("updated_at");
  CREATE INDEX "footer_created_at_idx" ON "cms"."footer" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_29_idx" ON "cms"."footer" USING btree ("site","key");
  CREATE INDEX "footer__status_idx" ON "cms"."footer_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "cms"."footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "cms"."_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "cms"."_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_locale_idx" ON "cms"."_footer_v_version_columns_links" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "cms"."_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "cms"."_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "cms"."_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_social_networks_order_idx" ON "cms"."_footer_v_version_social_networks" USING btree ("_order");
  CREATE INDEX "_footer_v_version_social_networks_parent_id_idx" ON "cms"."_footer_v_version_social_networks" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_parent_idx" ON "cms"."_footer_v" USING btree ("parent_id");
  CREATE INDEX "_footer_v_version_version_site_idx" ON "cms"."_footer_v" USING btree ("version_site");
  CREATE INDEX "_footer_v_version_version_key_idx" ON "cms"."_footer_v" USING btree ("version_key");
  CREATE INDEX "_footer_v_version_version_updated_at_idx" ON "cms"."_footer_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_v_version_version_created_at_idx" ON "cms"."_footer_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_v_created_at_idx" ON "cms"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "cms"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "cms"."_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "cms"."_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "cms"."_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "cms"."_footer_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_29_idx" ON "cms"."_footer_v" USING btree ("version_site","version_key");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "cms"."_footer_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "cms"."_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_injections_attributes_order_idx" ON "cms"."settings_injections_attributes" USING btree ("_order");
  CREATE INDEX "settings_injections_attributes_parent_id_idx" ON "cms"."settings_injections_attributes" USING btree ("_parent_id");
  CREATE INDEX "settings_injections_order_idx" ON "cms"."settings_injections" USING btree ("_order");
  CREATE INDEX "settings_injections_parent_id_idx" ON "cms"."settings_injections" USING btree ("_parent_id");
  CREATE INDEX "settings_site_idx" ON "cms"."settings" USING btree ("site");
  CREATE INDEX "settings_key_idx" ON "cms"."settings" USING btree ("key");
  CREATE INDEX "settings_updated_at_idx" ON "cms"."settings" USING btree ("updated_at");
  CREATE INDEX "settings_created_at_idx" ON "cms"."settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_30_idx" ON "cms"."settings" USING btree ("site","key");
  CREATE INDEX "settings__status_idx" ON "cms"."settings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "cms"."settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_texts_order_parent" ON "cms"."settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_injections_attributes_order_idx" ON "cms"."_settings_v_version_injections_attributes" USING btree ("_order");
  CREATE INDEX "_settings_v_version_injections_attributes_parent_id_idx" ON "cms"."_settings_v_version_injections_attributes" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_injections_order_idx" ON "cms"."_settings_v_version_injections" USING btree ("_order");
  CREATE INDEX "_settings_v_version_injections_parent_id_idx" ON "cms"."_settings_v_version_injections" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_parent_idx" ON "cms"."_settings_v" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_version_site_idx" ON "cms"."_settings_v" USING btree ("version_site");
  CREATE INDEX "_settings_v_version_version_key_idx" ON "cms"."_settings_v" USING btree ("version_key");
  CREATE INDEX "_settings_v_version_version_updated_at_idx" ON "cms"."_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_settings_v_version_version_created_at_idx" ON "cms"."_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_settings_v_created_at_idx" ON "cms"."_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "cms"."_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_snapshot_idx" ON "cms"."_settings_v" USING btree ("snapshot");
  CREATE INDEX "_settings_v_published_locale_idx" ON "cms"."_settings_v" USING btree ("published_locale");
  CREATE INDEX "_settings_v_latest_idx" ON "cms"."_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_autosave_idx" ON "cms"."_settings_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_key_30_idx" ON "cms"."_settings_v" USING btree ("version_site","version_key");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "cms"."_settings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "cms"."_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_texts_order_parent" ON "cms"."_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "programme_updated_at_idx" ON "cms"."programme" USING btree ("updated_at");
  CREATE INDEX "programme_created_at_idx" ON "cms"."programme" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_kind_key_idx" ON "cms"."programme" USING btree ("site","kind","key");
  CREATE UNIQUE INDEX "programme_locales_locale_parent_id_unique" ON "cms"."programme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_site_idx" ON "cms"."films" USING btree ("site");
  CREATE INDEX "films_key_idx" ON "cms"."films" USING btree ("key");
  CREATE INDEX "films_imported_idx" ON "cms"."films" USING btree ("imported_id");
  CREATE INDEX "films_background_path_idx" ON "cms"."films" USING btree ("background_path_id");
  CREATE INDEX "films_updated_at_idx" ON "cms"."films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "cms"."films" USING btree ("created_at");
  CREATE INDEX "films_poster_path_idx" ON "cms"."films_locales" USING btree ("poster_path_id","_locale");
  CREATE INDEX "films__status_idx" ON "cms"."films_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "cms"."films_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_films_v_parent_idx" ON "cms"."_films_v" USING btree ("parent_id");
  CREATE INDEX "_films_v_version_version_site_idx" ON "cms"."_films_v" USING btree ("version_site");
  CREATE INDEX "_films_v_version_version_key_idx" ON "cms"."_films_v" USING btree ("version_key");
  CREATE INDEX "_films_v_version_version_imported_idx" ON "cms"."_films_v" USING btree ("version_imported_id");
  CREATE INDEX "_films_v_version_version_background_path_idx" ON "cms"."_films_v" USING btree ("version_background_path_id");
  CREATE INDEX "_films_v_version_version_updated_at_idx" ON "cms"."_films_v" USING btree ("version_updated_at");
  CREATE INDEX "_films_v_version_version_created_at_idx" ON "cms"."_films_v" USING btree ("version_created_at");
  CREATE INDEX "_films_v_created_at_idx" ON "cms"."_films_v" USING btree ("created_at");
  CREATE INDEX "_films_v_updated_at_idx" ON "cms"."_films_v" USING btree ("updated_at");
  CREATE INDEX "_films_v_snapshot_idx" ON "cms"."_films_v" USING btree ("snapshot");
  CREATE INDEX "_films_v_published_locale_idx" ON "cms"."_films_v" USING btree ("published_locale");
  CREATE INDEX "_films_v_latest_idx" ON "cms"."_films_v" USING btree ("latest");
  CREATE INDEX "_films_v_autosave_idx" ON "cms"."_films_v" USING btree ("autosave");
  CREATE INDEX "_films_v_version_version_poster_path_idx" ON "cms"."_films_v_locales" USING btree ("version_poster_path_id","_locale");
  CREATE INDEX "_films_v_version_version__status_idx" ON "cms"."_films_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_films_v_locales_locale_parent_id_unique" ON "cms"."_films_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cinemas_site_idx" ON "cms"."cinemas" USING btree ("site");
  CREATE INDEX "cinemas_key_idx" ON "cms"."cinemas" USING btree ("key");
  CREATE INDEX "cinemas_imported_idx" ON "cms"."cinemas" USING btree ("imported_id");
  CREATE INDEX "cinemas_backdrop_idx" ON "cms"."cinemas" USING btree ("backdrop_id");
  CREATE INDEX "cinemas_ref_image_itinerary_idx" ON "cms"."cinemas" USING btree ("ref_image_itinerary_id");
  CREATE INDEX "cinemas_updated_at_idx" ON "cms"."cinemas" USING btree ("updated_at");
  CREATE INDEX "cinemas_created_at_idx" ON "cms"."cinemas" USING btree ("created_at");
  CREATE INDEX "cinemas__status_idx" ON "cms"."cinemas_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "cinemas_locales_locale_parent_id_unique" ON "cms"."cinemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cinemas_v_parent_idx" ON "cms"."_cinemas_v" USING btree ("parent_id");
  CREATE INDEX "_cinemas_v_version_version_site_idx" ON "cms"."_cinemas_v" USING btree ("version_site");
  CREATE INDEX "_cinemas_v_version_version_key_idx" ON "cms"."_cinemas_v" USING btree ("version_key");
  CREATE INDEX "_cinemas_v_version_version_imported_idx" ON "cms"."_cinemas_v" USING btree ("version_imported_id");
  CREATE INDEX "_cinemas_v_version_version_backdrop_idx" ON "cms"."_cinemas_v" USING btree ("version_backdrop_id");
  CREATE INDEX "_cinemas_v_version_version_ref_image_itinerary_idx" ON "cms"."_cinemas_v" USING btree ("version_ref_image_itinerary_id");
  CREATE INDEX "_cinemas_v_version_version_updated_at_idx" ON "cms"."_cinemas_v" USING btree ("version_updated_at");
  CREATE INDEX "_cinemas_v_version_version_created_at_idx" ON "cms"."_cinemas_v" USING btree ("version_created_at");
  CREATE INDEX "_cinemas_v_created_at_idx" ON "cms"."_cinemas_v" USING btree ("created_at");
  CREATE INDEX "_cinemas_v_updated_at_idx" ON "cms"."_cinemas_v" USING btree ("updated_at");
  CREATE INDEX "_cinemas_v_snapshot_idx" ON "cms"."_cinemas_v" USING btree ("snapshot");
  CREATE INDEX "_cinemas_v_published_locale_idx" ON "cms"."_cinemas_v" USING btree ("published_locale");
  CREATE INDEX "_cinemas_v_latest_idx" ON "cms"."_cinemas_v" USING btree ("latest");
  CREATE INDEX "_cinemas_v_autosave_idx" ON "cms"."_cinemas_v" USING btree ("autosave");
  CREATE INDEX "_cinemas_v_version_version__status_idx" ON "cms"."_cinemas_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_cinemas_v_locales_locale_parent_id_unique" ON "cms"."_cinemas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "screening_notes_site_idx" ON "cms"."screening_notes" USING btree ("site");
  CREATE INDEX "screening_notes_key_idx" ON "cms"."screening_notes" USING btree ("key");
  CREATE INDEX "screening_notes_film_idx" ON "cms"."screening_notes" USING btree ("film_id");
  CREATE INDEX "screening_notes_cinema_idx" ON "cms"."screening_notes" USING btree ("cinema_id");
  CREATE INDEX "screening_notes_updated_at_idx" ON "cms"."screening_notes" USING btree ("updated_at");
  CREATE INDEX "screening_notes_created_at_idx" ON "cms"."screening_notes" USING btree ("created_at");
  CREATE INDEX "screening_notes__status_idx" ON "cms"."screening_notes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "screening_notes_locales_locale_parent_id_unique" ON "cms"."screening_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "screening_notes_texts_order_parent" ON "cms"."screening_notes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_screening_notes_v_parent_idx" ON "cms"."_screening_notes_v" USING btree ("parent_id");
  CREATE INDEX "_screening_notes_v_version_version_site_idx" ON "cms"."_screening_notes_v" USING btree ("version_site");
  CREATE INDEX "_screening_notes_v_version_version_key_idx" ON "cms"."_screening_notes_v" USING btree ("version_key");
  CREATE INDEX "_screening_notes_v_version_version_film_idx" ON "cms"."_screening_notes_v" USING btree ("version_film_id");
  CREATE INDEX "_screening_notes_v_version_version_cinema_idx" ON "cms"."_screening_notes_v" USING btree ("version_cinema_id");
  CREATE INDEX "_screening_notes_v_version_version_updated_at_idx" ON "cms"."_screening_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_screening_notes_v_version_version_created_at_idx" ON "cms"."_screening_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_screening_notes_v_created_at_idx" ON "cms"."_screening_notes_v" USING btree ("created_at");
  CREATE INDEX "_screening_notes_v_updated_at_idx" ON "cms"."_screening_notes_v" USING btree ("updated_at");
  CREATE INDEX "_screening_notes_v_snapshot_idx" ON "cms"."_screening_notes_v" USING btree ("snapshot");
  CREATE INDEX "_screening_notes_v_published_locale_idx" ON "cms"."_screening_notes_v" USING btree ("published_locale");
  CREATE INDEX "_screening_notes_v_latest_idx" ON "cms"."_screening_notes_v" USING btree ("latest");
  CREATE INDEX "_screening_notes_v_version_version__status_idx" ON "cms"."_screening_notes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_screening_notes_v_locales_locale_parent_id_unique" ON "cms"."_screening_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_screening_notes_v_texts_order_parent" ON "cms"."_screening_notes_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "cms"."rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_ends_at_idx" ON "cms"."rate_limits" USING btree ("ends_at");
  CREATE INDEX "rate_limits_updated_at_idx" ON "cms"."rate_limits" USING btree ("updated_at");
  CREATE INDEX "rate_limits_created_at_idx" ON "cms"."rate_limits" USING btree ("created_at");
  CREATE INDEX "media_site_idx" ON "cms"."media" USING btree ("site");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "cms"."media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_documents_order_idx" ON "cms"."releases_documents" USING btree ("_order");
  CREATE INDEX "releases_documents_parent_id_idx" ON "cms"."releases_documents" USING btree ("_parent_id");
  CREATE INDEX "releases_site_idx" ON "cms"."releases" USING btree ("site");
  CREATE INDEX "releases_updated_at_idx" ON "cms"."releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "cms"."releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "cms"."releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "cms"."releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "cms"."releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_news_id_idx" ON "cms"."releases_rels" USING btree ("news_id");
  CREATE INDEX "releases_rels_articles_id_idx" ON "cms"."releases_rels" USING btree ("articles_id");
  CREATE INDEX "releases_rels_seasons_id_idx" ON "cms"."releases_rels" USING btree ("seasons_id");
  CREATE INDEX "releases_rels_offers_id_idx" ON "cms"."releases_rels" USING btree ("offers_id");
  CREATE INDEX "releases_rels_promotion_offers_id_idx" ON "cms"."releases_rels" USING btree ("promotion_offers_id");
  CREATE INDEX "releases_rels_temporary_offers_id_idx" ON "cms"."releases_rels" USING btree ("temporary_offers_id");
  CREATE INDEX "releases_rels_offers_page_id_idx" ON "cms"."releases_rels" USING btree ("offers_page_id");
  CREATE INDEX "releases_rels_ecards_id_idx" ON "cms"."releases_rels" USING btree ("ecards_id");
  CREATE INDEX "releases_rels_pass_page_id_idx" ON "cms"."releases_rels" USING btree ("pass_page_id");
  CREATE INDEX "releases_rels_pass_plans_id_idx" ON "cms"."releases_rels" USING btree ("pass_plans_id");
  CREATE INDEX "releases_rels_home_video_id_idx" ON "cms"."releases_rels" USING btree ("home_video_id");
  CREATE INDEX "releases_rels_featured_id_idx" ON "cms"."releases_rels" USING btree ("featured_id");
  CREATE INDEX "releases_rels_home_pushes_id_idx" ON "cms"."releases_rels" USING btree ("home_pushes_id");
  CREATE INDEX "releases_rels_header_pushes_id_idx" ON "cms"."releases_rels" USING btree ("header_pushes_id");
  CREATE INDEX "releases_rels_autopromos_id_idx" ON "cms"."releases_rels" USING btree ("autopromos_id");
  CREATE INDEX "releases_rels_permanent_autopromo_id_idx" ON "cms"."releases_rels" USING btree ("permanent_autopromo_id");
  CREATE INDEX "releases_rels_native_ads_id_idx" ON "cms"."releases_rels" USING btree ("native_ads_id");
  CREATE INDEX "releases_rels_latest_video_id_idx" ON "cms"."releases_rels" USING btree ("latest_video_id");
  CREATE INDEX "releases_rels_experiences_id_idx" ON "cms"."releases_rels" USING btree ("experiences_id");
  CREATE INDEX "releases_rels_exp_groups_id_idx" ON "cms"."releases_rels" USING btree ("exp_groups_id");
  CREATE INDEX "releases_rels_technologies_id_idx" ON "cms"."releases_rels" USING btree ("technologies_id");
  CREATE INDEX "releases_rels_tags_id_idx" ON "cms"."releases_rels" USING btree ("tags_id");
  CREATE INDEX "releases_rels_versions_id_idx" ON "cms"."releases_rels" USING btree ("versions_id");
  CREATE INDEX "releases_rels_showtime_notes_id_idx" ON "cms"."releases_rels" USING btree ("showtime_notes_id");
  CREATE INDEX "releases_rels_pages_id_idx" ON "cms"."releases_rels" USING btree ("pages_id");
  CREATE INDEX "releases_rels_faq_articles_id_idx" ON "cms"."releases_rels" USING btree ("faq_articles_id");
  CREATE INDEX "releases_rels_faq_categories_id_idx" ON "cms"."releases_rels" USING btree ("faq_categories_id");
  CREATE INDEX "releases_rels_footer_faq_id_idx" ON "cms"."releases_rels" USING btree ("footer_faq_id");
  CREATE INDEX "releases_rels_alerts_id_idx" ON "cms"."releases_rels" USING btree ("alerts_id");
  CREATE INDEX "releases_rels_footer_id_idx" ON "cms"."releases_rels" USING btree ("footer_id");
  CREATE INDEX "releases_rels_settings_id_idx" ON "cms"."releases_rels" USING btree ("settings_id");
  CREATE INDEX "releases_rels_films_id_idx" ON "cms"."releases_rels" USING btree ("films_id");
  CREATE INDEX "releases_rels_cinemas_id_idx" ON "cms"."releases_rels" USING btree ("cinemas_id");
  CREATE INDEX "releases_rels_screening_notes_id_idx" ON "cms"."releases_rels" USING btree ("screening_notes_id");
  CREATE INDEX "comments_source_idx" ON "cms"."comments" USING btree ("source");
  CREATE INDEX "comments_document_idx" ON "cms"."comments" USING btree ("document");
  CREATE INDEX "comments_thread_idx" ON "cms"."comments" USING btree ("thread");
  CREATE INDEX "comments_updated_at_idx" ON "cms"."comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "cms"."comments" USING btree ("created_at");
  CREATE INDEX "deliveries_state_idx" ON "cms"."deliveries" USING btree ("state");
  CREATE INDEX "deliveries_source_idx" ON "cms"."deliveries" USING btree ("source");
  CREATE INDEX "deliveries_document_idx" ON "cms"."deliveries" USING btree ("document");
  CREATE INDEX "deliveries_next_attempt_idx" ON "cms"."deliveries" USING btree ("next_attempt");
  CREATE INDEX "deliveries_updated_at_idx" ON "cms"."deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "cms"."deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_kind_key_1_idx" ON "cms"."deliveries" USING btree ("site","kind","key");
  CREATE UNIQUE INDEX "delivered_files_name_idx" ON "cms"."delivered_files" USING btree ("name");
  CREATE INDEX "delivered_files_updated_at_idx" ON "cms"."delivered_files" USING btree ("updated_at");
  CREATE INDEX "delivered_files_created_at_idx" ON "cms"."delivered_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_checks_night_idx" ON "cms"."link_checks" USING btree ("night");
  CREATE INDEX "link_checks_state_idx" ON "cms"."link_checks" USING btree ("state");
  CREATE INDEX "link_checks_updated_at_idx" ON "cms"."link_checks" USING btree ("updated_at");
  CREATE INDEX "link_checks_created_at_idx" ON "cms"."link_checks" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_sessions_session_idx" ON "cms"."provider_sessions" USING btree ("session");
  CREATE INDEX "provider_sessions_account_idx" ON "cms"."provider_sessions" USING btree ("account");
  CREATE INDEX "provider_sessions_subject_idx" ON "cms"."provider_sessions" USING btree ("subject");
  CREATE INDEX "provider_sessions_provider_session_idx" ON "cms"."provider_sessions" USING btree ("provider_session");
  CREATE INDEX "provider_sessions_updated_at_idx" ON "cms"."provider_sessions" USING btree ("updated_at");
  CREATE INDEX "provider_sessions_created_at_idx" ON "cms"."provider_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "code_keys_account_idx" ON "cms"."code_keys" USING btree ("account");
  CREATE INDEX "code_keys_updated_at_idx" ON "cms"."code_keys" USING btree ("updated_at");
  CREATE INDEX "code_keys_created_at_idx" ON "cms"."code_keys" USING btree ("created_at");
  CREATE INDEX "recovery_codes_account_idx" ON "cms"."recovery_codes" USING btree ("account");
  CREATE UNIQUE INDEX "recovery_codes_hash_idx" ON "cms"."recovery_codes" USING btree ("hash");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "cms"."recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "cms"."recovery_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "session_proofs_session_idx" ON "cms"."session_proofs" USING btree ("session");
  CREATE INDEX "session_proofs_account_idx" ON "cms"."session_proofs" USING btree ("account");
  CREATE INDEX "session_proofs_updated_at_idx" ON "cms"."session_proofs" USING btree ("updated_at");
  CREATE INDEX "session_proofs_created_at_idx" ON "cms"."session_proofs" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "cms"."passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_account_idx" ON "cms"."passkeys" USING btree ("account");
  CREATE INDEX "passkeys_updated_at_idx" ON "cms"."passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "cms"."passkeys" USING btree ("created_at");
  CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "cms"."passkey_challenges" USING btree ("challenge");
  CREATE INDEX "passkey_challenges_session_idx" ON "cms"."passkey_challenges" USING btree ("session");
  CREATE INDEX "passkey_challenges_account_idx" ON "cms"."passkey_challenges" USING btree ("account");
  CREATE INDEX "passkey_challenges_until_idx" ON "cms"."passkey_challenges" USING btree ("until");
  CREATE INDEX "passkey_challenges_updated_at_idx" ON "cms"."passkey_challenges" USING btree ("updated_at");
  CREATE INDEX "passkey_challenges_created_at_idx" ON "cms"."passkey_challenges" USING btree ("created_at");
  CREATE INDEX "users_sites_order_idx" ON "cms"."users_sites" USING btree ("order");
  CREATE INDEX "users_sites_parent_idx" ON "cms"."users_sites" USING btree ("parent_id");
  CREATE INDEX "users_languages_order_idx" ON "cms"."users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "cms"."users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "issuer_subject_idx" ON "cms"."users" USING btree ("issuer","subject");
  CREATE INDEX "reviews_site_idx" ON "cms"."reviews" USING btree ("site");
  CREATE INDEX "reviews_state_idx" ON "cms"."reviews" USING btree ("state");
  CREATE INDEX "reviews_source_idx" ON "cms"."reviews" USING btree ("source");
  CREATE INDEX "reviews_document_idx" ON "cms"."reviews" USING btree ("document");
  CREATE INDEX "reviews_updated_at_idx" ON "cms"."reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "cms"."reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_rules_site_idx" ON "cms"."site_rules" USING btree ("site");
  CREATE INDEX "site_rules_updated_at_idx" ON "cms"."site_rules" USING btree ("updated_at");
  CREATE INDEX "site_rules_created_at_idx" ON "cms"."site_rules" USING btree ("created_at");
  CREATE INDEX "audit_entries_event_idx" ON "cms"."audit_entries" USING btree ("event");
  CREATE INDEX "audit_entries_person_idx" ON "cms"."audit_entries" USING btree ("person");
  CREATE INDEX "audit_entries_document_idx" ON "cms"."audit_entries" USING btree ("document");
  CREATE INDEX "audit_entries_updated_at_idx" ON "cms"."audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "cms"."audit_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("seasons_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_promotion_offers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("promotion_offers_id");
  CREATE INDEX "payload_locked_documents_rels_temporary_offers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("temporary_offers_id");
  CREATE INDEX "payload_locked_documents_rels_offers_page_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("offers_page_id");
  CREATE INDEX "payload_locked_documents_rels_ecards_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("ecards_id");
  CREATE INDEX "payload_locked_documents_rels_pass_page_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pass_page_id");
  CREATE INDEX "payload_locked_documents_rels_pass_plans_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pass_plans_id");
  CREATE INDEX "payload_locked_documents_rels_home_video_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("home_video_id");
  CREATE INDEX "payload_locked_documents_rels_featured_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("featured_id");
  CREATE INDEX "payload_locked_documents_rels_home_pushes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("home_pushes_id");
  CREATE INDEX "payload_locked_documents_rels_header_pushes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("header_pushes_id");
  CREATE INDEX "payload_locked_documents_rels_autopromos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("autopromos_id");
  CREATE INDEX "payload_locked_documents_rels_permanent_autopromo_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("permanent_autopromo_id");
  CREATE INDEX "payload_locked_documents_rels_native_ads_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("native_ads_id");
  CREATE INDEX "payload_locked_documents_rels_latest_video_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("latest_video_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("experiences_id");
  CREATE INDEX "payload_locked_documents_rels_exp_groups_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("exp_groups_id");
  CREATE INDEX "payload_locked_documents_rels_technologies_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("technologies_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_versions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("versions_id");
  CREATE INDEX "payload_locked_documents_rels_showtime_notes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("showtime_notes_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_faq_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faq_articles_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_footer_faq_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("footer_faq_id");
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_footer_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("footer_id");
  CREATE INDEX "payload_locked_documents_rels_settings_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("settings_id");
  CREATE INDEX "payload_locked_documents_rels_programme_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("programme_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_cinemas_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("cinemas_id");
  CREATE INDEX "payload_locked_documents_rels_screening_notes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("screening_notes_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "cms"."news_cinemas" CASCADE;
  DROP TABLE "cms"."news" CASCADE;
  DROP TABLE "cms"."news_locales" CASCADE;
  DROP TABLE "cms"."_news_v_version_cinemas" CASCADE;
  DROP TABLE "cms"."_news_v" CASCADE;
  DROP TABLE "cms"."_news_v_locales" CASCADE;
  DROP TABLE "cms"."articles_cinemas" CASCADE;
  DROP TABLE "cms"."articles" CASCADE;
  DROP TABLE "cms"."articles_locales" CASCADE;
  DROP TABLE "cms"."_articles_v_version_cinemas" CASCADE;
  DROP TABLE "cms"."_articles_v" CASCADE;
  DROP TABLE "cms"."_articles_v_locales" CASCADE;
  DROP TABLE "cms"."seasons_prices" CASCADE;
  DROP TABLE "cms"."seasons_prices_locales" CASCADE;
  DROP TABLE "cms"."seasons_weekdays" CASCADE;
  DROP TABLE "cms"."seasons" CASCADE;
  DROP TABLE "cms"."seasons_locales" CASCADE;
  DROP TABLE "cms"."seasons_texts" CASCADE;
  DROP TABLE "cms"."_seasons_v_version_prices" CASCADE;
  DROP TABLE "cms"."_seasons_v_version_prices_locales" CASCADE;
  DROP TABLE "cms"."_seasons_v_version_weekdays" CASCADE;
  DROP TABLE "cms"."_seasons_v" CASCADE;
  DROP TABLE "cms"."_seasons_v_locales" CASCADE;
  DROP TABLE "cms"."_seasons_v_texts" CASCADE;
  DROP TABLE "cms"."offers_cinemas" CASCADE;
  DROP TABLE "cms"."offers" CASCADE;
  DROP TABLE "cms"."offers_locales" CASCADE;
  DROP TABLE "cms"."_offers_v_version_cinemas" CASCADE;
  DROP TABLE "cms"."_offers_v" CASCADE;
  DROP TABLE "cms"."_offers_v_locales" CASCADE;
  DROP TABLE "cms"."promotion_offers_cinemas" CASCADE;
  DROP TABLE "cms"."promotion_offers" CASCADE;
  DROP TABLE "cms"."promotion_offers_locales" CASCADE;
  DROP TABLE "cms"."_promotion_offers_v_version_cinemas" CASCADE;
  DROP TABLE "cms"."_promotion_offers_v" CASCADE;
  DROP TABLE "cms"."_promotion_offers_v_locales" CASCADE;
  DROP TABLE "cms"."temporary_offers" CASCADE;
  DROP TABLE "cms"."temporary_offers_locales" CASCADE;
  DROP TABLE "cms"."_temporary_offers_v" CASCADE;
  DROP TABLE "cms"."_temporary_offers_v_locales" CASCADE;
  DROP TABLE "cms"."offers_page_block_order" CASCADE;
  DROP TABLE "cms"."offers_page" CASCADE;
  DROP TABLE "cms"."offers_page_locales" CASCADE;
  DROP TABLE "cms"."_offers_page_v_version_block_order" CASCADE;
  DROP TABLE "cms"."_offers_page_v" CASCADE;
  DROP TABLE "cms"."_offers_page_v_locales" CASCADE;
  DROP TABLE "cms"."ecards" CASCADE;
  DROP TABLE "cms"."ecards_locales" CASCADE;
  DROP TABLE "cms"."ecards_texts" CASCADE;
  DROP TABLE "cms"."_ecards_v" CASCADE;
  DROP TABLE "cms"."_ecards_v_locales" CASCADE;
  DROP TABLE "cms"."_ecards_v_texts" CASCADE;
  DROP TABLE "cms"."pass_page_partner_cinemas" CASCADE;
  DROP TABLE "cms"."pass_page_partner_cinemas_locales" CASCADE;
  DROP TABLE "cms"."pass_page_offers_options" CASCADE;
  DROP TABLE "cms"."pass_page_offers_options_locales" CASCADE;
  DROP TABLE "cms"."pass_page_offers" CASCADE;
  DROP TABLE "cms"."pass_page_offers_locales" CASCADE;
  DROP TABLE "cms"."pass_page_offer_promotions" CASCADE;
  DROP TABLE "cms"."pass_page_offer_promotions_locales" CASCADE;
  DROP TABLE "cms"."pass_page" CASCADE;
  DROP TABLE "cms"."pass_page_locales" CASCADE;
  DROP TABLE "cms"."pass_page_texts" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_partner_cinemas" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_partner_cinemas_locales" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offers_options" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offers_options_locales" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offers" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offers_locales" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offer_promotions" CASCADE;
  DROP TABLE "cms"."_pass_page_v_version_offer_promotions_locales" CASCADE;
  DROP TABLE "cms"."_pass_page_v" CASCADE;
  DROP TABLE "cms"."_pass_page_v_locales" CASCADE;
  DROP TABLE "cms"."_pass_page_v_texts" CASCADE;
  DROP TABLE "cms"."pass_plans_list_options" CASCADE;
  DROP TABLE "cms"."pass_plans_list_options_locales" CASCADE;
  DROP TABLE "cms"."pass_plans_list" CASCADE;
  DROP TABLE "cms"."pass_plans_list_locales" CASCADE;
  DROP TABLE "cms"."pass_plans" CASCADE;
  DROP TABLE "cms"."pass_plans_locales" CASCADE;
  DROP TABLE "cms"."pass_plans_texts" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_version_list_options" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_version_list_options_locales" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_version_list" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_version_list_locales" CASCADE;
  DROP TABLE "cms"."_pass_plans_v" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_locales" CASCADE;
  DROP TABLE "cms"."_pass_plans_v_texts" CASCADE;
  DROP TABLE "cms"."home_video" CASCADE;
  DROP TABLE "cms"."home_video_locales" CASCADE;
  DROP TABLE "cms"."_home_video_v" CASCADE;
  DROP TABLE "cms"."_home_video_v_locales" CASCADE;
  DROP TABLE "cms"."featured_trailers" CASCADE;
  DROP TABLE "cms"."featured" CASCADE;
  DROP TABLE "cms"."featured_locales" CASCADE;
  DROP TABLE "cms"."_featured_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_featured_v" CASCADE;
  DROP TABLE "cms"."_featured_v_locales" CASCADE;
  DROP TABLE "cms"."home_pushes_trailers" CASCADE;
  DROP TABLE "cms"."home_pushes" CASCADE;
  DROP TABLE "cms"."home_pushes_locales" CASCADE;
  DROP TABLE "cms"."home_pushes_texts" CASCADE;
  DROP TABLE "cms"."_home_pushes_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_home_pushes_v" CASCADE;
  DROP TABLE "cms"."_home_pushes_v_locales" CASCADE;
  DROP TABLE "cms"."_home_pushes_v_texts" CASCADE;
  DROP TABLE "cms"."header_pushes_trailers" CASCADE;
  DROP TABLE "cms"."header_pushes" CASCADE;
  DROP TABLE "cms"."header_pushes_locales" CASCADE;
  DROP TABLE "cms"."header_pushes_texts" CASCADE;
  DROP TABLE "cms"."_header_pushes_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_header_pushes_v" CASCADE;
  DROP TABLE "cms"."_header_pushes_v_locales" CASCADE;
  DROP TABLE "cms"."_header_pushes_v_texts" CASCADE;
  DROP TABLE "cms"."autopromos_trailers" CASCADE;
  DROP TABLE "cms"."autopromos" CASCADE;
  DROP TABLE "cms"."autopromos_locales" CASCADE;
  DROP TABLE "cms"."autopromos_texts" CASCADE;
  DROP TABLE "cms"."_autopromos_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_autopromos_v" CASCADE;
  DROP TABLE "cms"."_autopromos_v_locales" CASCADE;
  DROP TABLE "cms"."_autopromos_v_texts" CASCADE;
  DROP TABLE "cms"."permanent_autopromo_trailers" CASCADE;
  DROP TABLE "cms"."permanent_autopromo" CASCADE;
  DROP TABLE "cms"."permanent_autopromo_locales" CASCADE;
  DROP TABLE "cms"."permanent_autopromo_texts" CASCADE;
  DROP TABLE "cms"."_permanent_autopromo_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_permanent_autopromo_v" CASCADE;
  DROP TABLE "cms"."_permanent_autopromo_v_locales" CASCADE;
  DROP TABLE "cms"."_permanent_autopromo_v_texts" CASCADE;
  DROP TABLE "cms"."native_ads_trailers" CASCADE;
  DROP TABLE "cms"."native_ads" CASCADE;
  DROP TABLE "cms"."native_ads_locales" CASCADE;
  DROP TABLE "cms"."native_ads_texts" CASCADE;
  DROP TABLE "cms"."_native_ads_v_version_trailers" CASCADE;
  DROP TABLE "cms"."_native_ads_v" CASCADE;
  DROP TABLE "cms"."_native_ads_v_locales" CASCADE;
  DROP TABLE "cms"."_native_ads_v_texts" CASCADE;
  DROP TABLE "cms"."latest_video" CASCADE;
  DROP TABLE "cms"."latest_video_locales" CASCADE;
  DROP TABLE "cms"."_latest_video_v" CASCADE;
  DROP TABLE "cms"."_latest_video_v_locales" CASCADE;
  DROP TABLE "cms"."experiences_video" CASCADE;
  DROP TABLE "cms"."experiences_services" CASCADE;
  DROP TABLE "cms"."experiences_services_locales" CASCADE;
  DROP TABLE "cms"."experiences" CASCADE;
  DROP TABLE "cms"."experiences_locales" CASCADE;
  DROP TABLE "cms"."_experiences_v_version_video" CASCADE;
  DROP TABLE "cms"."_experiences_v_version_services" CASCADE;
  DROP TABLE "cms"."_experiences_v_version_services_locales" CASCADE;
  DROP TABLE "cms"."_experiences_v" CASCADE;
  DROP TABLE "cms"."_experiences_v_locales" CASCADE;
  DROP TABLE "cms"."exp_groups_articles_cinemas" CASCADE;
  DROP TABLE "cms"."exp_groups_articles" CASCADE;
  DROP TABLE "cms"."exp_groups_pushes_trailers" CASCADE;
  DROP TABLE "cms"."exp_groups_pushes_trailers_locales" CASCADE;
  DROP TABLE "cms"."exp_groups_pushes" CASCADE;
  DROP TABLE "cms"."exp_groups_pushes_locales" CASCADE;
  DROP TABLE "cms"."exp_groups_experiences" CASCADE;
  DROP TABLE "cms"."exp_groups_experiences_locales" CASCADE;
  DROP TABLE "cms"."exp_groups" CASCADE;
  DROP TABLE "cms"."exp_groups_locales" CASCADE;
  DROP TABLE "cms"."exp_groups_texts" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_articles_cinemas" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_articles" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_pushes_trailers" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_pushes_trailers_locales" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_pushes" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_pushes_locales" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_experiences" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_version_experiences_locales" CASCADE;
  DROP TABLE "cms"."_exp_groups_v" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_locales" CASCADE;
  DROP TABLE "cms"."_exp_groups_v_texts" CASCADE;
  DROP TABLE "cms"."technologies" CASCADE;
  DROP TABLE "cms"."technologies_locales" CASCADE;
  DROP TABLE "cms"."_technologies_v" CASCADE;
  DROP TABLE "cms"."_technologies_v_locales" CASCADE;
  DROP TABLE "cms"."tags" CASCADE;
  DROP TABLE "cms"."tags_locales" CASCADE;
  DROP TABLE "cms"."_tags_v" CASCADE;
  DROP TABLE "cms"."_tags_v_locales" CASCADE;
  DROP TABLE "cms"."versions" CASCADE;
  DROP TABLE "cms"."versions_locales" CASCADE;
  DROP TABLE "cms"."_versions_v" CASCADE;
  DROP TABLE "cms"."_versions_v_locales" CASCADE;
  DROP TABLE "cms"."showtime_notes" CASCADE;
  DROP TABLE "cms"."showtime_notes_locales" CASCADE;
  DROP TABLE "cms"."_showtime_notes_v" CASCADE;
  DROP TABLE "cms"."_showtime_notes_v_locales" CASCADE;
  DROP TABLE "cms"."pages_labels" CASCADE;
  DROP TABLE "cms"."pages_blocks_explanation_items" CASCADE;
  DROP TABLE "cms"."pages_blocks_explanation_items_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_explanation" CASCADE;
  DROP TABLE "cms"."pages_blocks_explanation_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_mosaic_items" CASCADE;
  DROP TABLE "cms"."pages_blocks_mosaic_items_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_mosaic" CASCADE;
  DROP TABLE "cms"."pages_blocks_mosaic_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_listing_items" CASCADE;
  DROP TABLE "cms"."pages_blocks_listing_items_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_listing" CASCADE;
  DROP TABLE "cms"."pages_blocks_listing_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_shows" CASCADE;
  DROP TABLE "cms"."pages_blocks_cinemas_cinemas" CASCADE;
  DROP TABLE "cms"."pages_blocks_cinemas_cinemas_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_cinemas" CASCADE;
  DROP TABLE "cms"."pages_blocks_mobile_app_items" CASCADE;
  DROP TABLE "cms"."pages_blocks_mobile_app_items_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_mobile_app" CASCADE;
  DROP TABLE "cms"."pages_blocks_mobile_app_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_guest" CASCADE;
  DROP TABLE "cms"."pages_blocks_guest_locales" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."pages_texts" CASCADE;
  DROP TABLE "cms"."_pages_v_version_labels" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_explanation_items" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_explanation_items_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_explanation" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_explanation_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mosaic_items" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mosaic_items_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mosaic" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mosaic_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_listing_items" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_listing_items_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_listing" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_listing_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_shows" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_cinemas_cinemas" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_cinemas_cinemas_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_cinemas" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mobile_app_items" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mobile_app_items_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mobile_app" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_mobile_app_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_guest" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_guest_locales" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_texts" CASCADE;
  DROP TABLE "cms"."faq_articles" CASCADE;
  DROP TABLE "cms"."faq_articles_locales" CASCADE;
  DROP TABLE "cms"."_faq_articles_v" CASCADE;
  DROP TABLE "cms"."_faq_articles_v_locales" CASCADE;
  DROP TABLE "cms"."faq_categories" CASCADE;
  DROP TABLE "cms"."faq_categories_locales" CASCADE;
  DROP TABLE "cms"."_faq_categories_v" CASCADE;
  DROP TABLE "cms"."_faq_categories_v_locales" CASCADE;
  DROP TABLE "cms"."footer_faq_list_questions" CASCADE;
  DROP TABLE "cms"."footer_faq_list_questions_locales" CASCADE;
  DROP TABLE "cms"."footer_faq_list" CASCADE;
  DROP TABLE "cms"."footer_faq" CASCADE;
  DROP TABLE "cms"."footer_faq_locales" CASCADE;
  DROP TABLE "cms"."footer_faq_texts" CASCADE;
  DROP TABLE "cms"."_footer_faq_v_version_list_questions" CASCADE;
  DROP TABLE "cms"."_footer_faq_v_version_list_questions_locales" CASCADE;
  DROP TABLE "cms"."_footer_faq_v_version_list" CASCADE;
  DROP TABLE "cms"."_footer_faq_v" CASCADE;
  DROP TABLE "cms"."_footer_faq_v_locales" CASCADE;
  DROP TABLE "cms"."_footer_faq_v_texts" CASCADE;
  DROP TABLE "cms"."alerts" CASCADE;
  DROP TABLE "cms"."alerts_locales" CASCADE;
  DROP TABLE "cms"."alerts_texts" CASCADE;
  DROP TABLE "cms"."_alerts_v" CASCADE;
  DROP TABLE "cms"."_alerts_v_locales" CASCADE;
  DROP TABLE "cms"."_alerts_v_texts" CASCADE;
  DROP TABLE "cms"."footer_columns_links" CASCADE;
  DROP TABLE "cms"."footer_columns" CASCADE;
  DROP TABLE "cms"."footer_columns_locales" CASCADE;
  DROP TABLE "cms"."footer_social_networks" CASCADE;
  DROP TABLE "cms"."footer" CASCADE;
  DROP TABLE "cms"."footer_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_links" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns" CASCADE;
  DROP TABLE "cms"."_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_social_networks" CASCADE;
  DROP TABLE "cms"."_footer_v" CASCADE;
  DROP TABLE "cms"."_footer_v_locales" CASCADE;
  DROP TABLE "cms"."settings_injections_attributes" CASCADE;
  DROP TABLE "cms"."settings_injections" CASCADE;
  DROP TABLE "cms"."settings" CASCADE;
  DROP TABLE "cms"."settings_locales" CASCADE;
  DROP TABLE "cms"."settings_texts" CASCADE;
  DROP TABLE "cms"."_settings_v_version_injections_attributes" CASCADE;
  DROP TABLE "cms"."_settings_v_version_injections" CASCADE;
  DROP TABLE "cms"."_settings_v" CASCADE;
  DROP TABLE "cms"."_settings_v_locales" CASCADE;
  DROP TABLE "cms"."_settings_v_texts" CASCADE;
  DROP TABLE "cms"."programme" CASCADE;
  DROP TABLE "cms"."programme_locales" CASCADE;
  DROP TABLE "cms"."films" CASCADE;
  DROP TABLE "cms"."films_locales" CASCADE;
  DROP TABLE "cms"."_films_v" CASCADE;
  DROP TABLE "cms"."_films_v_locales" CASCADE;
  DROP TABLE "cms"."cinemas" CASCADE;
  DROP TABLE "cms"."cinemas_locales" CASCADE;
  DROP TABLE "cms"."_cinemas_v" CASCADE;
  DROP TABLE "cms"."_cinemas_v_locales" CASCADE;
  DROP TABLE "cms"."screening_notes" CASCADE;
  DROP TABLE "cms"."screening_notes_locales" CASCADE;
  DROP TABLE "cms"."screening_notes_texts" CASCADE;
  DROP TABLE "cms"."_screening_notes_v" CASCADE;
  DROP TABLE "cms"."_screening_notes_v_locales" CASCADE;
  DROP TABLE "cms"."_screening_notes_v_texts" CASCADE;
  DROP TABLE "cms"."rate_limits" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."releases_documents" CASCADE;
  DROP TABLE "cms"."releases" CASCADE;
  DROP TABLE "cms"."releases_rels" CASCADE;
  DROP TABLE "cms"."comments" CASCADE;
  DROP TABLE "cms"."deliveries" CASCADE;
  DROP TABLE "cms"."delivered_files" CASCADE;
  DROP TABLE "cms"."link_checks" CASCADE;
  DROP TABLE "cms"."provider_sessions" CASCADE;
  DROP TABLE "cms"."code_keys" CASCADE;
  DROP TABLE "cms"."recovery_codes" CASCADE;
  DROP TABLE "cms"."session_proofs" CASCADE;
  DROP TABLE "cms"."passkeys" CASCADE;
  DROP TABLE "cms"."passkey_challenges" CASCADE;
  DROP TABLE "cms"."users_sites" CASCADE;
  DROP TABLE "cms"."users_languages" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."reviews" CASCADE;
  DROP TABLE "cms"."site_rules" CASCADE;
  DROP TABLE "cms"."audit_entries" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_news_site";
  DROP TYPE "cms"."enum_news_type";
  DROP TYPE "cms"."enum_news_cta_kind";
  DROP TYPE "cms"."enum_news_status";
  DROP TYPE "cms"."enum__news_v_version_site";
  DROP TYPE "cms"."enum__news_v_version_type";
  DROP TYPE "cms"."enum__news_v_version_cta_kind";
  DROP TYPE "cms"."enum__news_v_published_locale";
  DROP TYPE "cms"."enum__news_v_version_status";
  DROP TYPE "cms"."enum_articles_site";
  DROP TYPE "cms"."enum_articles_type";
  DROP TYPE "cms"."enum_articles_cta_kind";
  DROP TYPE "cms"."enum_articles_status";
  DROP TYPE "cms"."enum__articles_v_version_site";
  DROP TYPE "cms"."enum__articles_v_version_type";
  DROP TYPE "cms"."enum__articles_v_version_cta_kind";
  DROP TYPE "cms"."enum__articles_v_published_locale";
  DROP TYPE "cms"."enum__articles_v_version_status";
  DROP TYPE "cms"."enum_seasons_weekdays";
  DROP TYPE "cms"."enum_seasons_site";
  DROP TYPE "cms"."enum_seasons_type";
  DROP TYPE "cms"."enum_seasons_cta_kind";
  DROP TYPE "cms"."enum_seasons_status";
  DROP TYPE "cms"."enum__seasons_v_version_weekdays";
  DROP TYPE "cms"."enum__seasons_v_version_site";
  DROP TYPE "cms"."enum__seasons_v_version_type";
  DROP TYPE "cms"."enum__seasons_v_version_cta_kind";
  DROP TYPE "cms"."enum__seasons_v_published_locale";
  DROP TYPE "cms"."enum__seasons_v_version_status";
  DROP TYPE "cms"."enum_offers_site";
  DROP TYPE "cms"."enum_offers_type";
  DROP TYPE "cms"."enum_offers_date_type";
  DROP TYPE "cms"."enum_offers_starttime_tz";
  DROP TYPE "cms"."enum_offers_endtime_tz";
  DROP TYPE "cms"."enum_offers_cta_kind";
  DROP TYPE "cms"."enum_offers_status";
  DROP TYPE "cms"."enum__offers_v_version_site";
  DROP TYPE "cms"."enum__offers_v_version_type";
  DROP TYPE "cms"."enum__offers_v_version_date_type";
  DROP TYPE "cms"."enum__offers_v_version_starttime_tz";
  DROP TYPE "cms"."enum__offers_v_version_endtime_tz";
  DROP TYPE "cms"."enum__offers_v_version_cta_kind";
  DROP TYPE "cms"."enum__offers_v_published_locale";
  DROP TYPE "cms"."enum__offers_v_version_status";
  DROP TYPE "cms"."enum_promotion_offers_site";
  DROP TYPE "cms"."enum_promotion_offers_type";
  DROP TYPE "cms"."enum_promotion_offers_date_type";
  DROP TYPE "cms"."enum_promotion_offers_starttime_tz";
  DROP TYPE "cms"."enum_promotion_offers_endtime_tz";
  DROP TYPE "cms"."enum_promotion_offers_cta_kind";
  DROP TYPE "cms"."enum_promotion_offers_status";
  DROP TYPE "cms"."enum__promotion_offers_v_version_site";
  DROP TYPE "cms"."enum__promotion_offers_v_version_type";
  DROP TYPE "cms"."enum__promotion_offers_v_version_date_type";
  DROP TYPE "cms"."enum__promotion_offers_v_version_starttime_tz";
  DROP TYPE "cms"."enum__promotion_offers_v_version_endtime_tz";
  DROP TYPE "cms"."enum__promotion_offers_v_version_cta_kind";
  DROP TYPE "cms"."enum__promotion_offers_v_published_locale";
  DROP TYPE "cms"."enum__promotion_offers_v_version_status";
  DROP TYPE "cms"."enum_temporary_offers_site";
  DROP TYPE "cms"."enum_temporary_offers_cta_kind";
  DROP TYPE "cms"."enum_temporary_offers_status";
  DROP TYPE "cms"."enum__temporary_offers_v_version_site";
  DROP TYPE "cms"."enum__temporary_offers_v_version_cta_kind";
  DROP TYPE "cms"."enum__temporary_offers_v_published_locale";
  DROP TYPE "cms"."enum__temporary_offers_v_version_status";
  DROP TYPE "cms"."enum_offers_page_block_order";
  DROP TYPE "cms"."enum_offers_page_site";
  DROP TYPE "cms"."enum_offers_page_cta_kind";
  DROP TYPE "cms"."enum_offers_page_info_cta_kind";
  DROP TYPE "cms"."enum_offers_page_status";
  DROP TYPE "cms"."enum__offers_page_v_version_block_order";
  DROP TYPE "cms"."enum__offers_page_v_version_site";
  DROP TYPE "cms"."enum__offers_page_v_version_cta_kind";
  DROP TYPE "cms"."enum__offers_page_v_version_info_cta_kind";
  DROP TYPE "cms"."enum__offers_page_v_published_locale";
  DROP TYPE "cms"."enum__offers_page_v_version_status";
  DROP TYPE "cms"."enum_ecards_site";
  DROP TYPE "cms"."enum_ecards_status";
  DROP TYPE "cms"."enum__ecards_v_version_site";
  DROP TYPE "cms"."enum__ecards_v_published_locale";
  DROP TYPE "cms"."enum__ecards_v_version_status";
  DROP TYPE "cms"."enum_pass_page_site";
  DROP TYPE "cms"."enum_pass_page_promotion_cta_kind";
  DROP TYPE "cms"."enum_pass_page_status";
  DROP TYPE "cms"."enum__pass_page_v_version_site";
  DROP TYPE "cms"."enum__pass_page_v_version_promotion_cta_kind";
  DROP TYPE "cms"."enum__pass_page_v_published_locale";
  DROP TYPE "cms"."enum__pass_page_v_version_status";
  DROP TYPE "cms"."enum_pass_plans_site";
  DROP TYPE "cms"."enum_pass_plans_status";
  DROP TYPE "cms"."enum__pass_plans_v_version_site";
  DROP TYPE "cms"."enum__pass_plans_v_published_locale";
  DROP TYPE "cms"."enum__pass_plans_v_version_status";
  DROP TYPE "cms"."enum_home_video_site";
  DROP TYPE "cms"."enum_home_video_status";
  DROP TYPE "cms"."enum__home_video_v_version_site";
  DROP TYPE "cms"."enum__home_video_v_published_locale";
  DROP TYPE "cms"."enum__home_video_v_version_status";
  DROP TYPE "cms"."enum_featured_site";
  DROP TYPE "cms"."enum_featured_type";
  DROP TYPE "cms"."enum_featured_cta_kind";
  DROP TYPE "cms"."enum_featured_status";
  DROP TYPE "cms"."enum__featured_v_version_site";
  DROP TYPE "cms"."enum__featured_v_version_type";
  DROP TYPE "cms"."enum__featured_v_version_cta_kind";
  DROP TYPE "cms"."enum__featured_v_published_locale";
  DROP TYPE "cms"."enum__featured_v_version_status";
  DROP TYPE "cms"."enum_home_pushes_site";
  DROP TYPE "cms"."enum_home_pushes_cta_kind";
  DROP TYPE "cms"."enum_home_pushes_status";
  DROP TYPE "cms"."enum__home_pushes_v_version_site";
  DROP TYPE "cms"."enum__home_pushes_v_version_cta_kind";
  DROP TYPE "cms"."enum__home_pushes_v_published_locale";
  DROP TYPE "cms"."enum__home_pushes_v_version_status";
  DROP TYPE "cms"."enum_header_pushes_site";
  DROP TYPE "cms"."enum_header_pushes_cta_kind";
  DROP TYPE "cms"."enum_header_pushes_status";
  DROP TYPE "cms"."enum__header_pushes_v_version_site";
  DROP TYPE "cms"."enum__header_pushes_v_version_cta_kind";
  DROP TYPE "cms"."enum__header_pushes_v_published_locale";
  DROP TYPE "cms"."enum__header_pushes_v_version_status";
  DROP TYPE "cms"."enum_autopromos_site";
  DROP TYPE "cms"."enum_autopromos_cta_kind";
  DROP TYPE "cms"."enum_autopromos_status";
  DROP TYPE "cms"."enum__autopromos_v_version_site";
  DROP TYPE "cms"."enum__autopromos_v_version_cta_kind";
  DROP TYPE "cms"."enum__autopromos_v_published_locale";
  DROP TYPE "cms"."enum__autopromos_v_version_status";
  DROP TYPE "cms"."enum_permanent_autopromo_site";
  DROP TYPE "cms"."enum_permanent_autopromo_cta_kind";
  DROP TYPE "cms"."enum_permanent_autopromo_status";
  DROP TYPE "cms"."enum__permanent_autopromo_v_version_site";
  DROP TYPE "cms"."enum__permanent_autopromo_v_version_cta_kind";
  DROP TYPE "cms"."enum__permanent_autopromo_v_published_locale";
  DROP TYPE "cms"."enum__permanent_autopromo_v_version_status";
  DROP TYPE "cms"."enum_native_ads_site";
  DROP TYPE "cms"."enum_native_ads_cta_kind";
  DROP TYPE "cms"."enum_native_ads_status";
  DROP TYPE "cms"."enum__native_ads_v_version_site";
  DROP TYPE "cms"."enum__native_ads_v_version_cta_kind";
  DROP TYPE "cms"."enum__native_ads_v_published_locale";
  DROP TYPE "cms"."enum__native_ads_v_version_status";
  DROP TYPE "cms"."enum_latest_video_site";
  DROP TYPE "cms"."enum_latest_video_status";
  DROP TYPE "cms"."enum__latest_video_v_version_site";
  DROP TYPE "cms"."enum__latest_video_v_published_locale";
  DROP TYPE "cms"."enum__latest_video_v_version_status";
  DROP TYPE "cms"."enum_experiences_site";
  DROP TYPE "cms"."enum_experiences_status";
  DROP TYPE "cms"."enum__experiences_v_version_site";
  DROP TYPE "cms"."enum__experiences_v_published_locale";
  DROP TYPE "cms"."enum__experiences_v_version_status";
  DROP TYPE "cms"."enum_exp_groups_articles_type";
  DROP TYPE "cms"."enum_exp_groups_articles_date_type";
  DROP TYPE "cms"."enum_exp_groups_articles_starttime_tz";
  DROP TYPE "cms"."enum_exp_groups_articles_endtime_tz";
  DROP TYPE "cms"."enum_exp_groups_pushes_cta_kind";
  DROP TYPE "cms"."enum_exp_groups_site";
  DROP TYPE "cms"."enum_exp_groups_status";
  DROP TYPE "cms"."enum__exp_groups_v_version_articles_type";
  DROP TYPE "cms"."enum__exp_groups_v_version_articles_date_type";
  DROP TYPE "cms"."enum__exp_groups_v_version_articles_starttime_tz";
  DROP TYPE "cms"."enum__exp_groups_v_version_articles_endtime_tz";
  DROP TYPE "cms"."enum__exp_groups_v_version_pushes_cta_kind";
  DROP TYPE "cms"."enum__exp_groups_v_version_site";
  DROP TYPE "cms"."enum__exp_groups_v_published_locale";
  DROP TYPE "cms"."enum__exp_groups_v_version_status";
  DROP TYPE "cms"."enum_technologies_site";
  DROP TYPE "cms"."enum_technologies_status";
  DROP TYPE "cms"."enum__technologies_v_version_site";
  DROP TYPE "cms"."enum__technologies_v_published_locale";
  DROP TYPE "cms"."enum__technologies_v_version_status";
  DROP TYPE "cms"."enum_tags_site";
  DROP TYPE "cms"."enum_tags_icon_type";
  DROP TYPE "cms"."enum_tags_status";
  DROP TYPE "cms"."enum__tags_v_version_site";
  DROP TYPE "cms"."enum__tags_v_version_icon_type";
  DROP TYPE "cms"."enum__tags_v_published_locale";
  DROP TYPE "cms"."enum__tags_v_version_status";
  DROP TYPE "cms"."enum_versions_site";
  DROP TYPE "cms"."enum_versions_status";
  DROP TYPE "cms"."enum__versions_v_version_site";
  DROP TYPE "cms"."enum__versions_v_published_locale";
  DROP TYPE "cms"."enum__versions_v_version_status";
  DROP TYPE "cms"."enum_showtime_notes_site";
  DROP TYPE "cms"."enum_showtime_notes_source";
  DROP TYPE "cms"."enum_showtime_notes_status";
  DROP TYPE "cms"."enum__showtime_notes_v_version_site";
  DROP TYPE "cms"."enum__showtime_notes_v_version_source";
  DROP TYPE "cms"."enum__showtime_notes_v_published_locale";
  DROP TYPE "cms"."enum__showtime_notes_v_version_status";
  DROP TYPE "cms"."enum_pages_blocks_explanation_items_cta_kind";
  DROP TYPE "cms"."enum_pages_blocks_mosaic_items_cta_kind";
  DROP TYPE "cms"."enum_pages_blocks_listing_items_cta_kind";
  DROP TYPE "cms"."enum_pages_blocks_mobile_app_items_cta_kind";
  DROP TYPE "cms"."enum_pages_site";
  DROP TYPE "cms"."enum_pages_header_cta_kind";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_blocks_explanation_items_cta_kind";
  DROP TYPE "cms"."enum__pages_v_blocks_mosaic_items_cta_kind";
  DROP TYPE "cms"."enum__pages_v_blocks_listing_items_cta_kind";
  DROP TYPE "cms"."enum__pages_v_blocks_mobile_app_items_cta_kind";
  DROP TYPE "cms"."enum__pages_v_version_site";
  DROP TYPE "cms"."enum__pages_v_version_header_cta_kind";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum_faq_articles_site";
  DROP TYPE "cms"."enum_faq_articles_status";
  DROP TYPE "cms"."enum__faq_articles_v_version_site";
  DROP TYPE "cms"."enum__faq_articles_v_published_locale";
  DROP TYPE "cms"."enum__faq_articles_v_version_status";
  DROP TYPE "cms"."enum_faq_categories_site";
  DROP TYPE "cms"."enum_faq_categories_status";
  DROP TYPE "cms"."enum__faq_categories_v_version_site";
  DROP TYPE "cms"."enum__faq_categories_v_published_locale";
  DROP TYPE "cms"."enum__faq_categories_v_version_status";
  DROP TYPE "cms"."enum_footer_faq_site";
  DROP TYPE "cms"."enum_footer_faq_status";
  DROP TYPE "cms"."enum__footer_faq_v_version_site";
  DROP TYPE "cms"."enum__footer_faq_v_published_locale";
  DROP TYPE "cms"."enum__footer_faq_v_version_status";
  DROP TYPE "cms"."enum_alerts_site";
  DROP TYPE "cms"."enum_alerts_cta_kind";
  DROP TYPE "cms"."enum_alerts_status";
  DROP TYPE "cms"."enum__alerts_v_version_site";
  DROP TYPE "cms"."enum__alerts_v_version_cta_kind";
  DROP TYPE "cms"."enum__alerts_v_published_locale";
  DROP TYPE "cms"."enum__alerts_v_version_status";
  DROP TYPE "cms"."enum_footer_site";
  DROP TYPE "cms"."enum_footer_status";
  DROP TYPE "cms"."enum__footer_v_version_site";
  DROP TYPE "cms"."enum__footer_v_published_locale";
  DROP TYPE "cms"."enum__footer_v_version_status";
  DROP TYPE "cms"."enum_settings_injections_place";
  DROP TYPE "cms"."enum_settings_injections_element";
  DROP TYPE "cms"."enum_settings_site";
  DROP TYPE "cms"."enum_settings_status";
  DROP TYPE "cms"."enum__settings_v_version_injections_place";
  DROP TYPE "cms"."enum__settings_v_version_injections_element";
  DROP TYPE "cms"."enum__settings_v_version_site";
  DROP TYPE "cms"."enum__settings_v_published_locale";
  DROP TYPE "cms"."enum__settings_v_version_status";
  DROP TYPE "cms"."enum_programme_site";
  DROP TYPE "cms"."enum_programme_kind";
  DROP TYPE "cms"."enum_films_site";
  DROP TYPE "cms"."enum_films_flag_color";
  DROP TYPE "cms"."enum_films_label_flag_color";
  DROP TYPE "cms"."enum_films_is_new";
  DROP TYPE "cms"."enum_films_is_early_a_v_p";
  DROP TYPE "cms"."enum_films_special_event";
  DROP TYPE "cms"."enum_films_is_kids";
  DROP TYPE "cms"."enum_films_status";
  DROP TYPE "cms"."enum__films_v_version_site";
  DROP TYPE "cms"."enum__films_v_version_flag_color";
  DROP TYPE "cms"."enum__films_v_version_label_flag_color";
  DROP TYPE "cms"."enum__films_v_version_is_new";
  DROP TYPE "cms"."enum__films_v_version_is_early_a_v_p";
  DROP TYPE "cms"."enum__films_v_version_special_event";
  DROP TYPE "cms"."enum__films_v_version_is_kids";
  DROP TYPE "cms"."enum__films_v_published_locale";
  DROP TYPE "cms"."enum__films_v_version_status";
  DROP TYPE "cms"."enum_cinemas_site";
  DROP TYPE "cms"."enum_cinemas_status";
  DROP TYPE "cms"."enum__cinemas_v_version_site";
  DROP TYPE "cms"."enum__cinemas_v_published_locale";
  DROP TYPE "cms"."enum__cinemas_v_version_status";
  DROP TYPE "cms"."enum_screening_notes_site";
  DROP TYPE "cms"."enum_screening_notes_status";
  DROP TYPE "cms"."enum__screening_notes_v_version_site";
  DROP TYPE "cms"."enum__screening_notes_v_published_locale";
  DROP TYPE "cms"."enum__screening_notes_v_version_status";
  DROP TYPE "cms"."enum_media_shape";
  DROP TYPE "cms"."enum_media_site";
  DROP TYPE "cms"."enum_releases_documents_action";
  DROP TYPE "cms"."enum_releases_documents_language";
  DROP TYPE "cms"."enum_releases_site";
  DROP TYPE "cms"."enum_comments_language";
  DROP TYPE "cms"."enum_comments_state";
  DROP TYPE "cms"."enum_deliveries_site";
  DROP TYPE "cms"."enum_deliveries_state";
  DROP TYPE "cms"."enum_link_checks_state";
  DROP TYPE "cms"."enum_users_sites";
  DROP TYPE "cms"."enum_users_languages";
  DROP TYPE "cms"."enum_users_role";
  DROP TYPE "cms"."enum_reviews_site";
  DROP TYPE "cms"."enum_reviews_state";
  DROP TYPE "cms"."enum_reviews_language";
  DROP TYPE "cms"."enum_site_rules_site";
  DROP TYPE "cms"."enum_audit_entries_event";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug"`)
}
