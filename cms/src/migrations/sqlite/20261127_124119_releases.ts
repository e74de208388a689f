import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`releases_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action\` text DEFAULT 'publish' NOT NULL,
  	\`language\` text DEFAULT 'all' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_documents_order_idx\` ON \`releases_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_documents_parent_id_idx\` ON \`releases_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_site_idx\` ON \`releases\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`articles_id\` integer,
  	\`seasons_id\` integer,
  	\`offers_id\` integer,
  	\`promotion_offers_id\` integer,
  	\`temporary_offers_id\` integer,
  	\`offers_page_id\` integer,
  	\`ecards_id\` integer,
  	\`pass_page_id\` integer,
  	\`pass_plans_id\` integer,
  	\`home_video_id\` integer,
  	\`featured_id\` integer,
  	\`home_pushes_id\` integer,
  	\`header_pushes_id\` integer,
  	\`autopromos_id\` integer,
  	\`permanent_autopromo_id\` integer,
  	\`native_ads_id\` integer,
  	\`latest_video_id\` integer,
  	\`experiences_id\` integer,
  	\`exp_groups_id\` integer,
  	\`technologies_id\` integer,
  	\`tags_id\` integer,
  	\`versions_id\` integer,
  	\`showtime_notes_id\` integer,
  	\`pages_id\` integer,
  	\`faq_articles_id\` integer,
  	\`faq_categories_id\` integer,
  	\`footer_faq_id\` integer,
  	\`alerts_id\` integer,
  	\`footer_id\` integer,
  	\`settings_id\` integer,
  	\`films_id\` integer,
  	\`cinemas_id\` integer,
  	\`screening_notes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seasons_id\`) REFERENCES \`seasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offers_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promotion_offers_id\`) REFERENCES \`promotion_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`temporary_offers_id\`) REFERENCES \`temporary_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offers_page_id\`) REFERENCES \`offers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecards_id\`) REFERENCES \`ecards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pass_page_id\`) REFERENCES \`pass_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pass_plans_id\`) REFERENCES \`pass_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_video_id\`) REFERENCES \`home_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`featured_id\`) REFERENCES \`featured\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_pushes_id\`) REFERENCES \`home_pushes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`header_pushes_id\`) REFERENCES \`header_pushes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`autopromos_id\`) REFERENCES \`autopromos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`permanent_autopromo_id\`) REFERENCES \`permanent_autopromo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`native_ads_id\`) REFERENCES \`native_ads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`latest_video_id\`) REFERENCES \`latest_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exp_groups_id\`) REFERENCES \`exp_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`technologies_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`versions_id\`) REFERENCES \`versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`showtime_notes_id\`) REFERENCES \`showtime_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_articles_id\`) REFERENCES \`faq_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_faq_id\`) REFERENCES \`footer_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settings_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`films_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cinemas_id\`) REFERENCES \`cinemas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`screening_notes_id\`) REFERENCES \`screening_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_news_id_idx\` ON \`releases_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_articles_id_idx\` ON \`releases_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_seasons_id_idx\` ON \`releases_rels\` (\`seasons_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_offers_id_idx\` ON \`releases_rels\` (\`offers_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_promotion_offers_id_idx\` ON \`releases_rels\` (\`promotion_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_temporary_offers_id_idx\` ON \`releases_rels\` (\`temporary_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_offers_page_id_idx\` ON \`releases_rels\` (\`offers_page_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_ecards_id_idx\` ON \`releases_rels\` (\`ecards_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pass_page_id_idx\` ON \`releases_rels\` (\`pass_page_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pass_plans_id_idx\` ON \`releases_rels\` (\`pass_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_home_video_id_idx\` ON \`releases_rels\` (\`home_video_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_featured_id_idx\` ON \`releases_rels\` (\`featured_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_home_pushes_id_idx\` ON \`releases_rels\` (\`home_pushes_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_header_pushes_id_idx\` ON \`releases_rels\` (\`header_pushes_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_autopromos_id_idx\` ON \`releases_rels\` (\`autopromos_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_permanent_autopromo_id_idx\` ON \`releases_rels\` (\`permanent_autopromo_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_native_ads_id_idx\` ON \`releases_rels\` (\`native_ads_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_latest_video_id_idx\` ON \`releases_rels\` (\`latest_video_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_experiences_id_idx\` ON \`releases_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_exp_groups_id_idx\` ON \`releases_rels\` (\`exp_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_technologies_id_idx\` ON \`releases_rels\` (\`technologies_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_tags_id_idx\` ON \`releases_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_versions_id_idx\` ON \`releases_rels\` (\`versions_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_showtime_notes_id_idx\` ON \`releases_rels\` (\`showtime_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pages_id_idx\` ON \`releases_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_faq_articles_id_idx\` ON \`releases_rels\` (\`faq_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_faq_categories_id_idx\` ON \`releases_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_footer_faq_id_idx\` ON \`releases_rels\` (\`footer_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_alerts_id_idx\` ON \`releases_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_footer_id_idx\` ON \`releases_rels\` (\`footer_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_settings_id_idx\` ON \`releases_rels\` (\`settings_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_films_id_idx\` ON \`releases_rels\` (\`films_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_cinemas_id_idx\` ON \`releases_rels\` (\`cinemas_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_screening_notes_id_idx\` ON \`releases_rels\` (\`screening_notes_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`releases_id\` integer REFERENCES releases(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases_documents\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`articles_id\` integer,
  	\`seasons_id\` integer,
  	\`offers_id\` integer,
  	\`promotion_offers_id\` integer,
  	\`temporary_offers_id\` integer,
  	\`offers_page_id\` integer,
  	\`ecards_id\` integer,
  	\`pass_page_id\` integer,
  	\`pass_plans_id\` integer,
  	\`home_video_id\` integer,
  	\`featured_id\` integer,
  	\`home_pushes_id\` integer,
  	\`header_pushes_id\` integer,
  	\`autopromos_id\` integer,
  	\`permanent_autopromo_id\` integer,
  	\`native_ads_id\` integer,
  	\`latest_video_id\` integer,
  	\`experiences_id\` integer,
  	\`exp_groups_id\` integer,
  	\`technologies_id\` integer,
  	\`tags_id\` integer,
  	\`versions_id\` integer,
  	\`showtime_notes_id\` integer,
  	\`pages_id\` integer,
  	\`faq_articles_id\` integer,
  	\`faq_categories_id\` integer,
  	\`footer_faq_id\` integer,
  	\`alerts_id\` integer,
  	\`footer_id\` integer,
  	\`settings_id\` integer,
  	\`programme_id\` integer,
  	\`films_id\` integer,
  	\`cinemas_id\` integer,
  	\`screening_notes_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seasons_id\`) REFERENCES \`seasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offers_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promotion_offers_id\`) REFERENCES \`promotion_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`temporary_offers_id\`) REFERENCES \`temporary_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offers_page_id\`) REFERENCES \`offers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecards_id\`) REFERENCES \`ecards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pass_page_id\`) REFERENCES \`pass_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pass_plans_id\`) REFERENCES \`pass_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_video_id\`) REFERENCES \`home_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`featured_id\`) REFERENCES \`featured\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`home_pushes_id\`) REFERENCES \`home_pushes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`header_pushes_id\`) REFERENCES \`header_pushes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`autopromos_id\`) REFERENCES \`autopromos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`permanent_autopromo_id\`) REFERENCES \`permanent_autopromo\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`native_ads_id\`) REFERENCES \`native_ads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`latest_video_id\`) REFERENCES \`latest_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exp_groups_id\`) REFERENCES \`exp_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`technologies_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`versions_id\`) REFERENCES \`versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`showtime_notes_id\`) REFERENCES \`showtime_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_articles_id\`) REFERENCES \`faq_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_faq_id\`) REFERENCES \`footer_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`settings_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programme_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`films_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cinemas_id\`) REFERENCES \`cinemas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`screening_notes_id\`) REFERENCES \`screening_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "articles_id", "seasons_id", "offers_id", "promotion_offers_id", "temporary_offers_id", "offers_page_id", "ecards_id", "pass_page_id", "pass_plans_id", "home_video_id", "featured_id", "home_pushes_id", "header_pushes_id", "autopromos_id", "permanent_autopromo_id", "native_ads_id", "latest_video_id", "experiences_id", "exp_groups_id", "technologies_id", "tags_id", "versions_id", "showtime_notes_id", "pages_id", "faq_articles_id", "faq_categories_id", "footer_faq_id", "alerts_id", "footer_id", "settings_id", "programme_id", "films_id", "cinemas_id", "screening_notes_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "articles_id", "seasons_id", "offers_id", "promotion_offers_id", "temporary_offers_id", "offers_page_id", "ecards_id", "pass_page_id", "pass_plans_id", "home_video_id", "featured_id", "home_pushes_id", "header_pushes_id", "autopromos_id", "permanent_autopromo_id", "native_ads_id", "latest_video_id", "experiences_id", "exp_groups_id", "technologies_id", "tags_id", "versions_id", "showtime_notes_id", "pages_id", "faq_articles_id", "faq_categories_id", "footer_faq_id", "alerts_id", "footer_id", "settings_id", "programme_id", "films_id", "cinemas_id", "screening_notes_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seasons_id_idx\` ON \`payload_locked_documents_rels\` (\`seasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotion_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`promotion_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_temporary_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`temporary_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offers_page_id_idx\` ON \`payload_locked_documents_rels\` (\`offers_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecards_id_idx\` ON \`payload_locked_documents_rels\` (\`ecards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pass_page_id_idx\` ON \`payload_locked_documents_rels\` (\`pass_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pass_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`pass_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_video_id_idx\` ON \`payload_locked_documents_rels\` (\`home_video_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_featured_id_idx\` ON \`payload_locked_documents_rels\` (\`featured_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_home_pushes_id_idx\` ON \`payload_locked_documents_rels\` (\`home_pushes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_header_pushes_id_idx\` ON \`payload_locked_documents_rels\` (\`header_pushes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_autopromos_id_idx\` ON \`payload_locked_documents_rels\` (\`autopromos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_permanent_autopromo_id_idx\` ON \`payload_locked_documents_rels\` (\`permanent_autopromo_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_native_ads_id_idx\` ON \`payload_locked_documents_rels\` (\`native_ads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_latest_video_id_idx\` ON \`payload_locked_documents_rels\` (\`latest_video_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exp_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`exp_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_technologies_id_idx\` ON \`payload_locked_documents_rels\` (\`technologies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_showtime_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`showtime_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footer_faq_id_idx\` ON \`payload_locked_documents_rels\` (\`footer_faq_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footer_id_idx\` ON \`payload_locked_documents_rels\` (\`footer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programme_id_idx\` ON \`payload_locked_documents_rels\` (\`programme_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_films_id_idx\` ON \`payload_locked_documents_rels\` (\`films_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cinemas_id_idx\` ON \`payload_locked_documents_rels\` (\`cinemas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_screening_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`screening_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
