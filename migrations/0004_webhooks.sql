-- Webhook subscriptions, which events each lists, and the way to outbox rows that can be deleted.
CREATE TABLE `webhook_subscription_events` (
	`type` text NOT NULL,
	`owner` text NOT NULL,
	`subscription_id` text NOT NULL,
	PRIMARY KEY(`type`, `owner`, `subscription_id`)
);
--> statement-breakpoint
CREATE INDEX `webhook_subscription_events_by_type` ON `webhook_subscription_events` (`type`,`subscription_id`);--> statement-breakpoint
CREATE INDEX `webhook_subscription_events_by_subscription` ON `webhook_subscription_events` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `webhook_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`callback_url` text NOT NULL,
	`callback_host` text NOT NULL,
	`events` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`sealed_previous_secret` text,
	`previous_secret_until` integer,
	`metadata` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`manage_token_hash` text,
	`ended_at` integer,
	`end_reason` text
);
--> statement-breakpoint
CREATE INDEX `webhook_subscriptions_by_owner` ON `webhook_subscriptions` (`owner`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_subscriptions_by_host` ON `webhook_subscriptions` (`callback_host`);--> statement-breakpoint
CREATE INDEX `webhook_subscriptions_by_token` ON `webhook_subscriptions` (`manage_token_hash`) WHERE manage_token_hash is not null;--> statement-breakpoint
CREATE INDEX `webhook_subscriptions_by_expiry` ON `webhook_subscriptions` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_subscriptions_by_end` ON `webhook_subscriptions` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`dispatched_at`) WHERE dispatched_at is not null;